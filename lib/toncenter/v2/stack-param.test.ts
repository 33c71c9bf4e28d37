import { describe, expect, test } from "vitest";
import { refusalOf, type ParamKind } from "../param";
import { boc } from "../../../fixtures/toncenter/v2/samples/values";
import { legacyStack, methodName, stdStack } from "./stack-param";

function refusal<T>(kind: ParamKind<T>, input: unknown): string | null {
  try {
    kind.read(input);
    return "accepted";
  } catch (error) {
    return refusalOf(error);
  }
}

describe("arguments as pairs", () => {
  test("are accepted in many spellings and written in one", () => {
    const read = legacyStack.read([
      ["num", 10],
      ["int", "-10"],
      ["num", "0xFF"],
      ["tvm.Cell", boc(1)],
      ["cell", { bytes: boc(1) }],
      ["slice", { bytes: boc(2) }],
      ["tvm.Tuple", { elements: [["num", "1"]] }],
      ["list", { elements: [] }],
    ]);
    expect(legacyStack.write(read)).toEqual([
      ["num", "0xa"],
      ["num", "-0xa"],
      ["num", "0xff"],
      ["tvm.Cell", boc(1)],
      ["tvm.Cell", boc(1)],
      ["tvm.Slice", boc(2)],
      [
        "tuple",
        {
          "@type": "tvm.tuple",
          elements: [
            { "@type": "tvm.stackEntryNumber", number: { "@type": "tvm.numberDecimal", number: "1" } },
          ],
        },
      ],
      ["list", { "@type": "tvm.list", elements: [] }],
    ]);
  });

  test.each([
    [null, "expected a list of [type, value] pairs"],
    ["[]", "expected a list of [type, value] pairs"],
    [[["num"]], "an entry of the stack has none of the supported forms"],
    [[["num", "ten"]], "an entry of the stack has none of the supported forms"],
    [[["num", (2n ** 256n).toString()]], "an entry of the stack has none of the supported forms"],
    [[["cell", "not base64!"]], "a cell of the stack is not base64"],
    [[["tvm.Builder", boc(1)]], "a builder cannot be given to a method"],
    [Array.from({ length: 257 }, () => ["num", 1]), "at most 256 stack entries"],
  ])("are refused: %j", (input, reason) => {
    expect(refusal(legacyStack, input)).toBe(reason);
  });

  test.each([65, 600, 100_000])("are refused with %i nested tuples", (depth) => {
    const opening = '["tuple",{"elements":[';
    const input: unknown = JSON.parse(`[${opening.repeat(depth)}${"]}]".repeat(depth)}]`);
    expect(refusal(legacyStack, input)).toMatch(/nest 64 deep/);
  });

  test("are accepted with 64 nested tuples", () => {
    const input: unknown = JSON.parse(`[${'["tuple",{"elements":['.repeat(64)}${"]}]".repeat(64)}]`);
    expect(refusal(legacyStack, input)).toBe("accepted");
  });
});

test("arguments as objects are written as received", () => {
  const stack = [
    { "@type": "tvm.stackEntryNumber", number: { "@type": "tvm.numberDecimal", number: "10" } },
    { "@type": "tvm.stackEntrySlice", slice: { "@type": "tvm.slice", bytes: boc(1) } },
  ];
  expect(stdStack.write(stdStack.read(stack))).toEqual(stack);
  expect(refusal(stdStack, [["num", 1]])).toBe("an entry of the stack has none of the supported forms");
});

test.each([
  ["seqno", "seqno"],
  ["get_wallet_data", "get_wallet_data"],
  ["85143", 85_143],
  [85_143, 85_143],
  ["-1", -1],
])("the method %j is accepted", (input, expected) => {
  expect(methodName.read(input)).toBe(expected);
});

test.each(["", " ", "a b", 1.5, null, {}, "99999999999", "x".repeat(200), "a/../b"])(
  "the method %j is refused",
  (input) => {
    expect(refusal(methodName, input)).toBe("expected a method's name or number");
  },
);
