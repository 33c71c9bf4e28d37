import { ActionMarks } from "@/components/action/action-marks";
import { ActionSign } from "@/components/action/action-sign";
import { SentenceParts } from "@/components/action/sentence-parts";
import { BlockLink } from "@/components/entity/block-link";
import { Count } from "@/components/entity/count";
import { PageLink } from "@/components/ui/page-link";
import { Time } from "@/components/entity/time";
import type { Column } from "@/components/ui/data-table";
import { transactionPath } from "@/lib/paths";
import type { LatestAction } from "@/lib/domain/home/latest-action";
import type { RecentBlock } from "@/lib/domain/home/recent-block";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";

/** A column of a list whose columns keep their widths, whatever comes. */
export interface LatestColumn<R> extends Column<R> {
  /** Classes of the column, which set its width, and of its cells. */
  readonly className: string;
}

interface CountedProps {
  readonly count: number | null;
  /** Singular and plural. */
  readonly units: readonly [one: string, many: string];
}

/** "3 shard blocks"; a dash while it is not known. */
function Counted({ count, units: [one, many] }: CountedProps) {
  if (count === null) return <span title="Not counted yet">–</span>;
  return (
    <>
      <Count value={count} /> <span className="text-muted">{count === 1 ? one : many}</span>
    </>
  );
}

/** Narrow columns: lists of the start page take half of a wide screen. */
export function latestBlockColumns(network: PageNetwork): readonly LatestColumn<RecentBlock>[] {
  return [
    {
      title: "Block",
      className: "",
      cell: ({ seqno }) => (
        <BlockLink network={network} block={{ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno }} />
      ),
    },
    {
      title: "Shard blocks",
      className: "max-sm:hidden",
      cell: ({ shardBlocks }) => <Counted count={shardBlocks} units={["shard block", "shard blocks"]} />,
    },
    {
      title: "Transactions",
      numeric: true,
      className: "w-20",
      cell: ({ transactions }) => <Counted count={transactions} units={["tx", "tx"]} />,
    },
    {
      title: "Age",
      numeric: true,
      className: "w-24 text-muted",
      cell: ({ generatedAt }) => <Time atMs={generatedAt * 1_000} />,
    },
  ];
}

/** Rows of one height for every action, so that new ones do not change the layout. */
export function latestActionColumns(network: PageNetwork): readonly LatestColumn<LatestAction>[] {
  return [
    {
      title: "Action",
      className: "",
      cell: (action) => <LatestActionText network={network} action={action} />,
    },
    {
      title: "Age",
      numeric: true,
      // On phones it stands beside the label, where both ends of a transfer need the width.
      className: "w-20 ps-2 text-xs text-muted max-sm:hidden",
      cell: ({ at }) => <Time atMs={at * 1_000} />,
    },
  ];
}

interface LatestActionTextProps {
  readonly network: PageNetwork;
  readonly action: LatestAction;
}

/** The sentence, and the label below it, which leads to the transaction and therefore comes first in the page. */
function LatestActionText({ network, action }: LatestActionTextProps) {
  const { label, trace, others, failed, pending, sentence, at } = action;
  return (
    <div className="flex items-center gap-3">
      <ActionSign action={action} />
      <div className="flex min-w-0 flex-1 flex-col-reverse">
        <p className="truncate text-xs/5 text-muted [&_a]:underline [&_a]:decoration-edge">
          {trace === null ? label : <PageLink href={transactionPath(network, trace)}>{label}</PageLink>}
          {others > 0 && ` and ${others} more`}
          <span className="sm:hidden">
            {" · "}
            <Time atMs={at * 1_000} />
          </span>
        </p>
        <div className="h-5 truncate wrap-anywhere max-sm:line-clamp-2 max-sm:h-10 max-sm:whitespace-normal">
          <ActionMarks failed={failed} pending={pending} />
          <SentenceParts network={network} parts={sentence} />
        </div>
      </div>
    </div>
  );
}
