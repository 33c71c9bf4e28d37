import { BlockLink } from "@/components/entity/block-link";
import { Time } from "@/components/entity/time/time";
import { DataTable, type Column } from "@/components/ui/data-table";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import { timelineOf, type Timeline, type TimelineLine } from "@/lib/domain/trace/view/trace-timeline";
import type { TraceAccount, TraceRow } from "@/lib/domain/trace/view/trace-view";
import type { Selection, TraceViewProps } from "./trace-views";

/** Transactions of a trace by masterchain block (rows) and shard (columns). */
export function TraceTimeline(props: TraceViewProps) {
  const timeline = timelineOf(props.trace.rows);
  return (
    <DataTable
      caption="Transactions of the trace by the blocks in which they ran"
      columns={columnsOf(timeline, props)}
      rows={timeline.lines}
      idOf={({ seqno }) => String(seqno)}
    />
  );
}

function columnsOf(
  { shards, lines }: Timeline,
  { network, trace: { accounts }, selection }: TraceViewProps,
): readonly Column<TimelineLine>[] {
  const start = lines[0]?.at ?? 0;
  const masterchain = { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD };
  return [
    {
      title: "Masterchain block",
      cell: ({ seqno }) =>
        seqno === null ? "Not yet" : <BlockLink network={network} block={{ ...masterchain, seqno }} />,
    },
    { title: "Time", cell: ({ at }) => <Time atMs={at * 1_000} /> },
    { title: "After", numeric: true, cell: ({ at }) => `${at - start}\u00A0s` },
    ...shards.map(({ workchain, shard }, place) => ({
      title: workchain === MASTERCHAIN ? "Masterchain" : `Shard ${workchain}:${shard}`,
      cell: ({ cells }: TimelineLine) =>
        cells[place]?.map(({ block, rows }) => (
          <div key={block.seqno} className="flex max-w-md flex-wrap items-baseline gap-1 whitespace-normal">
            <span className="text-xs">
              <BlockLink network={network} block={block} short />
            </span>
            <Chips rows={rows} accounts={accounts} selection={selection} />
          </div>
        )),
    })),
  ];
}

interface ChipsProps {
  readonly rows: readonly TraceRow[];
  readonly accounts: readonly TraceAccount[];
  readonly selection: Selection;
}

const EDGES = {
  positive: "border-edge",
  neutral: "border-edge border-dashed",
  warning: "border-warning border-dashed",
  negative: "border-negative border-dashed",
} as const;

/**
 * One chip for each transaction, with its account's letter; tooltips and screen readers get the operation.
 */
function Chips({ rows, accounts, selection: { selected, hrefOf, select } }: ChipsProps) {
  return rows.map((row) => {
    const letter = (row.account === null ? undefined : accounts[row.account]?.letter) ?? "?";
    const label = `${row.operation} at ${letter}: ${row.label}${row.reason === null ? "" : `, ${row.reason}`}`;
    return (
      <a
        key={row.id}
        data-step
        href={`${hrefOf(row.id)}#selected`}
        title={label}
        aria-label={label}
        aria-current={row.id === selected ? "true" : undefined}
        onClick={(event) => select(event, row.id)}
        className={`inline-block min-w-6 rounded border px-1 text-center font-mono text-xs text-text no-underline hover:bg-sunken aria-[current]:bg-link-soft aria-[current]:font-semibold ${EDGES[row.tone]}`}
      >
        {letter}
      </a>
    );
  });
}
