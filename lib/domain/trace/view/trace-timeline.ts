import { formatBlockId, type BlockId } from "../../../ton/block/block";
import type { TraceRow } from "./trace-view";

/** The transactions of one shard block. */
export interface TimelineCell {
  readonly block: BlockId;
  readonly rows: readonly TraceRow[];
}

/** The shard blocks that one masterchain block committed. */
export interface TimelineLine {
  /** Null if the masterchain block is unknown. */
  readonly seqno: number | null;
  /** The earliest time of its transactions, in Unix seconds. */
  readonly at: number;
  /** In the order of the timeline's shards; a masterchain block can commit several blocks of a shard. */
  readonly cells: readonly (readonly TimelineCell[])[];
}

export interface Timeline {
  /** Workchain and shard of each column. */
  readonly shards: readonly Pick<BlockId, "workchain" | "shard">[];
  readonly lines: readonly TimelineLine[];
}

/** The transactions of a trace by block, the earliest first. */
export function timelineOf(rows: readonly TraceRow[]): Timeline {
  const inOrder = rows
    .flatMap((row) => (row.block === null || row.lt === null ? [] : [{ row, block: row.block, lt: row.lt }]))
    .toSorted((a, b) => (a.lt < b.lt ? -1 : a.lt > b.lt ? 1 : 0));
  const keyOf = ({ workchain, shard }: BlockId) => `${workchain}:${shard}`;
  const shards = new Map(inOrder.map(({ block }) => [keyOf(block), block]));
  const lines = groupBy(inOrder, ({ row }) => row.masterchainSeqno);
  return {
    shards: [...shards.values()],
    lines: [...lines].toSorted(byBlock).map(([seqno, ran]) => ({
      seqno,
      at: Math.min(...ran.map(({ row }) => row.at ?? Infinity)),
      cells: [...shards.keys()].map((shard) =>
        [
          ...groupBy(
            ran.filter(({ block }) => keyOf(block) === shard),
            ({ block }) => formatBlockId(block),
          ).values(),
        ].flatMap((inBlock) => {
          const [first] = inBlock;
          return first === undefined ? [] : [{ block: first.block, rows: inBlock.map(({ row }) => row) }];
        }),
      ),
    })),
  };
}

type BlockEntry = readonly [seqno: number | null, ran: unknown];

/** Logical times of different shards need not follow the order of masterchain blocks. Unknown blocks come last. */
function byBlock([one]: BlockEntry, [other]: BlockEntry): number {
  return one === other ? 0 : one === null ? 1 : other === null ? -1 : one - other;
}

function groupBy<T, K>(all: readonly T[], keyOf: (one: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
}
