import { ActionAmounts, ActionLineFrame, ActionSentence } from "@/components/action/action-line-frame";
import { ActionSign } from "@/components/action/action-sign";
import { BlockLink } from "@/components/entity/block-link";
import { Count } from "@/components/entity/count";
import { PageLink } from "@/components/ui/page-link";
import { Time } from "@/components/entity/time/time";
import type { Column } from "@/components/ui/data-table";
import { transactionPath } from "@/lib/paths";
import { rowAmounts } from "@/lib/domain/action/row-amounts";
import type { LatestAction } from "@/lib/domain/home/latest-action";
import type { RecentBlock } from "@/lib/domain/home/recent-block";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";

/** A column of a list whose columns keep their widths, whatever the content. */
export interface LatestColumn<R> extends Column<R> {
  /** Classes of the column, which set its width, and of its cells. */
  readonly className: string;
}

interface CountedProps {
  readonly count: number | null;
  /** Singular and plural. */
  readonly units: readonly [one: string, many: string];
}

/** "3 shard blocks"; a dash while unknown. */
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
      title: "Trace",
      phone: "cover",
      className: "w-px",
      cell: ({ label, trace }) =>
        trace === null ? (
          <span className="sr-only">{label}</span>
        ) : (
          <PageLink href={transactionPath(network, trace)}>{label}</PageLink>
        ),
    },
    {
      title: "What happened",
      className: "",
      cell: (action) => <LatestActionLine network={network} action={action} />,
    },
  ];
}

interface LatestActionLineProps {
  readonly network: PageNetwork;
  readonly action: LatestAction;
}

/** The row of an action, whose lines do not grow. */
function LatestActionLine({ network, action }: LatestActionLineProps) {
  const { label, others, at } = action;
  const amounts = rowAmounts(action);
  return (
    <div className="latest-action">
      <ActionLineFrame
        sign={<ActionSign action={action} />}
        sentence={
          <div className="h-5 truncate wrap-anywhere max-sm:line-clamp-2 max-sm:h-10 max-sm:whitespace-normal">
            <ActionSentence network={network} row={action} amounts={amounts} />
          </div>
        }
        detail={
          <div className="h-5 truncate">
            {label}
            {others > 0 && ` and ${others} more`}
          </div>
        }
        amounts={<ActionAmounts network={network} amounts={amounts} />}
        atMs={at * 1_000}
      />
    </div>
  );
}
