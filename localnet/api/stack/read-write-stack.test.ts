import { beginCell, Cell, serializeTuple, type TupleItem } from "@ton/core";
import { describe, expect, test } from "vitest";
import type { StackValue } from "@/lib/toncenter/stack";
import { readStack, StackTooDeep } from "./read-stack";
import { writeStack } from "./write-stack";

const boc = (value: number) => beginCell().storeUint(value, 32).endCell().toBoc().toString("base64");
const num = (value: bigint): StackValue => ({ type: "num", value });

const VALUES: readonly StackValue[] = [
  num(0n),
  num(-1n),
  num(2n ** 63n - 1n),
  num(-(2n ** 63n)),
  num(2n ** 256n - 1n),
  num(-(2n ** 256n)),
  { type: "null" },
  { type: "cell", boc: boc(1) },
  { type: "slice", boc: boc(2) },
  { type: "builder", boc: boc(3) },
  { type: "tuple", items: [] },
  { type: "tuple", items: [num(1n)] },
  { type: "tuple", items: [num(1n), num(2n)] },
  {
    type: "tuple",
    items: [num(1n), num(2n), num(3n), { type: "tuple", items: [num(4n)] }, { type: "null" }],
  },
  { type: "list", items: [num(1n), num(2n), num(3n)] },
  { type: "list", items: [{ type: "tuple", items: [] }] },
];

describe("a stack", () => {
  test("is read as it was written", () => {
    expect(readStack(writeStack(VALUES))).toStrictEqual(VALUES);
    expect(readStack(writeStack([]))).toStrictEqual([]);
  });

  test("may contain a long list, which does not count as nested", () => {
    const list: StackValue = { type: "list", items: Array.from({ length: 200 }, (_, at) => num(BigInt(at))) };
    expect(readStack(writeStack([list]))).toStrictEqual([list]);
  });

  test("has a slice of part of a cell as that part only", () => {
    const cell = beginCell().storeUint(0xabcd, 16).storeRef(Cell.EMPTY).endCell();
    const value = beginCell().storeUint(4, 8).storeRef(cell);
    value.storeUint(4, 10).storeUint(12, 10).storeUint(1, 3).storeUint(1, 3);
    const stack = beginCell().storeUint(1, 24).storeRef(Cell.EMPTY).storeBuilder(value).endCell();
    const expected = beginCell().storeUint(0xbc, 8).endCell().toBoc().toString("base64");
    expect(readStack(stack.toBoc())).toStrictEqual([{ type: "slice", boc: expected }]);
  });

  test("is rejected if it is nested too deep or expands exponentially", () => {
    const nest = (inner: TupleItem): TupleItem => ({ type: "tuple", items: [inner] });
    let deep: TupleItem = { type: "null" };
    for (let depth = 0; depth < 120; depth += 1) deep = nest(deep);
    expect(() => readStack(serializeTuple([deep]).toBoc())).toThrow(StackTooDeep);

    // Each level holds the one below three times: 3^60 values in 60 cells.
    let level = beginCell().storeUint(0, 8).endCell();
    for (let depth = 0; depth < 60; depth += 1) {
      const first = beginCell().storeRef(level).storeRef(level).endCell();
      level = beginCell().storeUint(7, 8).storeUint(3, 16).storeRef(first).storeRef(level).endCell();
    }
    const wide = beginCell().storeUint(1, 24).storeRef(Cell.EMPTY).storeSlice(level.beginParse()).endCell();
    expect(() => readStack(wide.toBoc())).toThrow(StackTooDeep);
  });
});
