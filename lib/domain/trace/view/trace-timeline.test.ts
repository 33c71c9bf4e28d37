import { expect, test } from "vitest";
import { parseShard } from "../../../ton/block/read-shard";
import { timelineOf } from "./trace-timeline";
import type { TraceRow } from "./trace-view";

const [LEFT, RIGHT] = [parseShard("4000000000000000"), parseShard("c000000000000000")];

function row(id: string, lt: bigint, seqno: number | null, shard: typeof LEFT, block: number): TraceRow {
  return {
    id,
    kind: "transaction",
    parent: null,
    depth: 0,
    account: 0,
    from: null,
    operation: "Transfer",
    value: null,
    tokens: null,
    fees: null,
    tone: "positive",
    label: "Succeeded",
    reason: null,
    lt,
    at: 100 + Number(lt),
    block: { workchain: 0, shard, seqno: block },
    masterchainSeqno: seqno,
  };
}

test("transactions are grouped by masterchain block and shard, in the order in which they ran", () => {
  const { shards, lines } = timelineOf([
    row("c", 5n, 11, LEFT, 72),
    row("a", 1n, 10, LEFT, 70),
    row("b", 2n, 10, RIGHT, 90),
    row("a2", 3n, 10, LEFT, 70),
    row("a3", 4n, 10, LEFT, 71),
    row("d", 6n, null, LEFT, 73),
    { ...row("message", 7n, null, LEFT, 0), block: null },
  ]);
  expect(shards.map(({ shard }) => shard)).toEqual([LEFT, RIGHT]);
  expect(
    lines.map(({ seqno, at, cells }) => [
      seqno,
      at,
      cells.map((blocks) => blocks.map(({ block, rows }) => [block.seqno, ...rows.map(({ id }) => id)])),
    ]),
  ).toEqual([
    [
      10,
      101,
      [
        [
          [70, "a", "a2"],
          [71, "a3"],
        ],
        [[90, "b"]],
      ],
    ],
    [11, 105, [[[72, "c"]], []]],
    [null, 106, [[[73, "d"]], []]],
  ]);
  expect(timelineOf([])).toEqual({ shards: [], lines: [] });
});

test("masterchain blocks are in their order, even if a later one has a lower logical time", () => {
  const { lines } = timelineOf([
    row("a", 1n, 10, LEFT, 70),
    row("late", 4n, 12, RIGHT, 91),
    row("unknown", 3n, null, RIGHT, 92),
    row("early", 5n, 11, LEFT, 71),
  ]);
  expect(lines.map(({ seqno }) => seqno)).toEqual([10, 11, 12, null]);
});
