import { ActionMarks } from "@/components/action/action-marks";
import { KindIcon } from "@/components/action/kind-icon";
import { SentenceParts } from "@/components/action/sentence-parts";
import { BlockLink } from "@/components/entity/block-link";
import { Count } from "@/components/entity/count";
import { Time } from "@/components/entity/time";
import type { Column } from "@/components/ui/data-table";
import { transactionPath } from "@/lib/paths";
import type { LatestAction } from "@/lib/domain/home/latest-action";
import type { RecentBlock } from "@/lib/domain/home/recent-block";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import { RowLink } from "@/components/entity/row-link";

const countCell = (count: number | null) => (count === null ? "not known" : <Count value={count} />);

/** Narrow columns: lists of the start page take half of a wide screen. */
export function latestBlockColumns(network: PageNetwork): readonly Column<RecentBlock>[] {
  return [
    {
      title: "Block",
      cell: ({ seqno }) => (
        <BlockLink network={network} block={{ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno }} />
      ),
    },
    { title: "Shard blocks", numeric: true, cell: ({ shardBlocks }) => countCell(shardBlocks) },
    { title: "Transactions", numeric: true, cell: ({ transactions }) => countCell(transactions) },
    { title: "Made", numeric: true, cell: ({ generatedAt }) => <Time atMs={generatedAt * 1_000} /> },
  ];
}

/** Two lines for every action, so that new rows do not change the layout. */
export function latestActionColumns(network: PageNetwork): readonly Column<LatestAction>[] {
  return [
    { title: "Action", cell: (action) => <LatestActionTitle network={network} action={action} /> },
    {
      title: "What happened",
      cell: ({ failed, pending, sentence }) => (
        <div className="line-clamp-2 h-10 min-w-52 wrap-anywhere whitespace-normal">
          <ActionMarks failed={failed} pending={pending} />
          <SentenceParts network={network} parts={sentence} />
        </div>
      ),
    },
  ];
}

interface LatestActionTitleProps {
  readonly network: PageNetwork;
  readonly action: LatestAction;
}

function LatestActionTitle({ network, action }: LatestActionTitleProps) {
  const { label, trace, others, at } = action;
  return (
    <div className="flex gap-2">
      <KindIcon row={action} />
      <div className="w-26 min-w-0 sm:w-44">
        <span className="block truncate" title={label}>
          {trace === null ? label : <RowLink href={transactionPath(network, trace)}>{label}</RowLink>}
        </span>
        <span className="block h-5 truncate text-xs/5 text-muted">
          <Time atMs={at * 1_000} />
          {others > 0 && ` and ${others} more`}
        </span>
      </div>
    </div>
  );
}
