import { Address as CoreAddress, beginCell, Dictionary, type Cell } from "@ton/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import type { StackValue } from "../../toncenter/stack";
import { makeCallValues, matchesRow } from "./make-call-values";
import { KNOWN_METHODS, knownMethod } from "./methods/known-methods";

const RAW = `0:${"AB".repeat(32)}`;
const ADDRESS = parseAddress(RAW);
const core = CoreAddress.parseRaw(RAW);

const num = (value: number | bigint): StackValue => ({ type: "num", value: BigInt(value) });
const cell = (built: Cell): StackValue => ({ type: "cell", boc: built.toBoc().toString("base64") });
const tuple = (...items: StackValue[]): StackValue => ({ type: "tuple", items });
const list = (...items: StackValue[]): StackValue => ({ type: "list", items });
const NULL: StackValue = { type: "null" };
const address = cell(beginCell().storeAddress(core).endCell());
const nobody = cell(beginCell().storeAddress(null).endCell());

const shown = (method: string, ...stack: StackValue[]) => makeCallValues(knownMethod(method), stack);
const meanings = (method: string, ...stack: StackValue[]) =>
  shown(method, ...stack).map(({ name, value }) => [name, "meaning" in value ? value.meaning : value.is]);

describe("the result of a known method", () => {
  it("has names and meanings", () => {
    const content = cell(beginCell().storeUint(1, 8).storeStringTail("https://x").endCell());
    expect(
      meanings("get_jetton_data", num(5), num(-1), address, content, cell(beginCell().endCell())),
    ).toEqual([
      ["Total supply", "units"],
      ["Mintable", "flag"],
      ["Admin", { is: "address", address: ADDRESS }],
      ["Content", { is: "off-chain content", uri: "https://x" }],
      ["Jetton wallet code", null],
    ]);
    expect(meanings("get_editor", nobody)).toEqual([["Editor", { is: "nobody" }]]);
    expect(meanings("get_domain", cell(beginCell().storeStringTail("rosa").endCell()))).toEqual([
      ["Domain", { is: "text", text: "rosa" }],
    ]);
  });

  it("has the number of fields of on-chain metadata", () => {
    const fields = Dictionary.empty(Dictionary.Keys.BigUint(256), Dictionary.Values.Cell());
    for (const key of [1n, 2n, 3n]) fields.set(key, beginCell().endCell());
    const content = cell(beginCell().storeUint(0, 8).storeDict(fields).endCell());
    expect(meanings("get_nft_content", content)).toEqual([["Content", { is: "on-chain content", keys: 3 }]]);
  });

  it("is a table if it is a list", () => {
    const [nominators] = shown(
      "list_nominators",
      list(tuple(num(BigInt(`0x${"ab".repeat(32)}`)), num(1), num(2), num(0))),
    );
    expect(nominators).toMatchObject({
      name: "Nominators",
      value: {
        is: "table",
        columns: ["Nominator", "Stake", "Pending deposit", "Withdrawal requested"],
        rows: [
          [
            { is: "account", address: ADDRESS },
            { meaning: "coins" },
            { meaning: "coins" },
            { meaning: "flag" },
          ],
        ],
        more: 0,
      },
    });
    expect(shown("past_election_ids", list(num(7)))[0]?.value).toMatchObject({
      rows: [[{ value: 7n, meaning: "time" }]],
    });
    expect(shown("list_nominators", NULL)[0]?.value).toMatchObject({ is: "table", rows: [], more: 0 });
  });

  it("has no names if its shape is not the declared one", () => {
    for (const stack of [[], [num(1)], [num(1), num(1), num(1), address, address]]) {
      const names = shown("get_jetton_data", ...stack).map(({ name }) => name);
      expect(names).toEqual(stack.map(() => null));
    }
    expect(shown("seqno", num(1), num(2)).map(({ name }) => name)).toEqual(["Seqno", null]);
    expect(shown("list_nominators", list(num(1)))[0]).toMatchObject({ name: null, value: { is: "items" } });
  });
});

describe("the result of an unknown method", () => {
  it("is shown value by value, with the addresses in its cells", () => {
    expect(shown("?", num(255), address, tuple(NULL, address))).toMatchObject([
      { name: null, value: { is: "int", value: 255n, meaning: "int" } },
      { value: { is: "cells", meaning: { is: "address", address: ADDRESS } } },
      {
        value: { is: "items", type: "tuple", items: [{ value: { is: "null" } }, { value: { is: "cells" } }] },
      },
    ]);
    expect(shown("?", { type: "cell", boc: "AAAA" }, { type: "unknown", raw: 1 })).toMatchObject([
      { value: { is: "cells", root: null, graph: null } },
      { value: { is: "unknown" } },
    ]);
  });

  it("is bounded in depth, number and bytes", () => {
    let deep: StackValue = num(1);
    for (let depth = 0; depth < 500; depth += 1) deep = tuple(deep);
    const wide = list(
      ...Array.from({ length: 100 }, () => list(...Array.from({ length: 100 }, () => num(1)))),
    );
    const heavy = Array.from({ length: 100 }, () =>
      cell(beginCell().storeBuffer(Buffer.alloc(127)).endCell()),
    );
    for (const stack of [[deep], [wide], heavy, [list(...Array.from({ length: 50_000 }, () => NULL))]]) {
      const values = makeCallValues(null, stack);
      expect(
        JSON.stringify(values, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value))
          .length,
      ).toBeLessThan(400_000);
    }
    expect(shown("?", wide)[0]?.value).toMatchObject({ is: "items", more: 0 });
    expect(shown("?", list(...Array.from({ length: 150 }, () => NULL)))[0]?.value).toMatchObject({
      more: 50,
    });
  });
});

const stackValue = fc.letrec<{ value: StackValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n - 1n }).map(num),
    fc.constantFrom(NULL, address, nobody, cell(beginCell().endCell())),
    fc.base64String({ maxLength: 40 }).map((boc): StackValue => ({ type: "slice", boc })),
    fc.anything().map((raw): StackValue => ({ type: "unknown", raw })),
    fc.array(tie("value"), { maxLength: 5 }).map((items) => tuple(...items)),
    fc.array(tie("value"), { minLength: 1, maxLength: 5 }).map((items) => list(...items)),
  ),
})).value;

it("any stack of any method is shown value by value, with names only if it has the declared shape", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(null, ...KNOWN_METHODS),
      fc.array(stackValue, { maxLength: 18 }),
      (row, stack) => {
        const values = makeCallValues(row, stack);
        expect(values).toHaveLength(stack.length);
        const names = row !== null && matchesRow(row, stack) ? row.results.map(({ name }) => name) : [];
        expect(values.map(({ name }) => name)).toEqual(stack.map((_, place) => names[place] ?? null));
      },
    ),
    { numRuns: 1_000 },
  );
});
