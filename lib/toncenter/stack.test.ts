import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { Schema } from "./schema";
import {
  stackFromLegacy,
  stackFromStd,
  stackFromV3,
  stackToLegacy,
  stackToStd,
  stackToV3,
  type StackValue,
} from "./stack";

const base64 = fc.base64String({ minLength: 4, maxLength: 40 });
const number = fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n - 1n });

function values(cellTypes: readonly ("cell" | "slice" | "builder")[]): fc.Arbitrary<StackValue[]> {
  const { entry } = fc.letrec<{ entry: StackValue }>((tie) => ({
    entry: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.record({ type: fc.constant("num" as const), value: number }),
      fc.record({ type: fc.constantFrom(...cellTypes), boc: base64 }),
      fc.constant<StackValue>({ type: "null" }),
      fc.record({ type: fc.constant("tuple" as const), items: fc.array(tie("entry"), { maxLength: 5 }) }),
      // The empty list is null.
      fc.record({
        type: fc.constant("list" as const),
        items: fc.array(tie("entry"), { minLength: 1, maxLength: 5 }),
      }),
    ),
  }));
  return fc.array(entry, { maxLength: 8 });
}

function overTheWire(schema: Schema<readonly StackValue[]>, written: unknown): readonly StackValue[] {
  return v.parse(schema, JSON.parse(JSON.stringify(written)));
}

describe("a written stack reads the same", () => {
  test("as pairs", () => {
    fc.assert(
      fc.property(values(["cell", "slice"]), (stack) => {
        expect(overTheWire(stackFromLegacy, stackToLegacy(stack))).toEqual(stack);
      }),
    );
  });

  test("as the node's objects", () => {
    fc.assert(
      fc.property(values(["cell", "slice"]), (stack) => {
        expect(overTheWire(stackFromStd, stackToStd(stack))).toEqual(stack);
      }),
    );
  });

  test("as the index writes it", () => {
    fc.assert(
      fc.property(values(["cell", "slice", "builder"]), (stack) => {
        expect(overTheWire(stackFromV3, stackToV3(stack))).toEqual(stack);
      }),
    );
  });
});

test("any JSON is a stack or null, and unknown values are kept", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (input) => {
      for (const schema of [stackFromLegacy, stackFromStd, stackFromV3]) {
        expect(v.safeParse(schema, input).success).toBe(Array.isArray(input));
      }
    }),
  );
  const odd = [
    null,
    5,
    "x",
    [],
    {},
    ["num"],
    ["cont", 1],
    { "@type": "tvm.new" },
    { type: "num" },
    ["num", "1e5"],
    ["num", 0.5],
  ];
  for (const schema of [stackFromLegacy, stackFromV3]) {
    expect(v.parse(schema, odd)).toEqual(odd.map((raw) => ({ type: "unknown", raw })));
  }
});

test.each([
  [["num", "0x1727081ba551172"], { type: "num", value: 0x1727081ba551172n }],
  [["num", "-0x1"], { type: "num", value: -1n }],
  [["num", 7], { type: "num", value: 7n }],
  [["cell", { bytes: "te6c" }], { type: "cell", boc: "te6c" }],
  [["list", { "@type": "tvm.list", elements: [] }], { type: "null" }],
  [["null"], { type: "null" }],
  [["tuple", { "@type": "tvm.tuple", elements: [] }], { type: "tuple", items: [] }],
])("the pair %j is read", (pair, expected) => {
  expect(v.parse(stackFromLegacy, [pair])).toEqual([expected]);
});

test("a stack of the index is read, with tuples of its own entries and of the node's", () => {
  const stack = [
    { type: "num", value: "-0x2" },
    { type: "null" },
    { type: "list", value: [] },
    {
      type: "tuple",
      value: [
        { type: "num", value: "3" },
        ["num", "0x4"],
        { "@type": "tvm.stackEntryCell", cell: { bytes: "te6c" } },
      ],
    },
  ];
  expect(v.parse(stackFromV3, stack)).toEqual([
    { type: "num", value: -2n },
    { type: "null" },
    { type: "null" },
    {
      type: "tuple",
      items: [
        { type: "num", value: 3n },
        { type: "num", value: 4n },
        { type: "cell", boc: "te6c" },
      ],
    },
  ]);
});

test("a builder has no type name among the node's objects", () => {
  expect(stackToStd([{ type: "builder", boc: "te6c" }])).toEqual([{ "@type": "tvm.stackEntryUnsupported" }]);
});

describe("unlimited nesting", () => {
  const DEEP = 50_000;
  const spelled: readonly (readonly [string, Schema<readonly StackValue[]>, string, string])[] = [
    ["pairs", stackFromLegacy, '["tuple",{"elements":[', "]}]"],
    ["objects", stackFromStd, '{"@type":"tvm.stackEntryTuple","tuple":{"elements":[', "]}}"],
    ["the index's", stackFromV3, '{"type":"tuple","value":[', "]}"],
  ];

  test.each(spelled)("of %s is cut off", (_, schema, opening, closing) => {
    const [top] = v.parse(schema, JSON.parse(`[${opening.repeat(DEEP)}${closing.repeat(DEEP)}]`));
    let depth = 0;
    let value: StackValue | undefined = top;
    while (value?.type === "tuple") {
      depth += 1;
      value = value.items[0];
    }
    expect([depth, value?.type]).toEqual([512, "unknown"]);
  });

  test("can be written", () => {
    let value: StackValue = { type: "null" };
    for (let depth = 0; depth < DEEP; depth += 1) value = { type: "tuple", items: [value] };
    for (const write of [stackToLegacy, stackToStd, stackToV3]) expect(write([value])).toHaveLength(1);
  });
});
