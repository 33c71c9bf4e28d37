import { beginCell, type Builder } from "@ton/core";
import { describe, expect, it } from "vitest";
import { opcodeName } from "../contract/opcode-names";
import { publishedOpcodeName } from "../contract/published-opcode-names";
import { parseOpcode } from "../contract/opcode";
import type { Layout } from "./layout";
import { LAYOUTS } from "./standards";
import { ALICE, bodyIn, plainFields } from "../../../testing/ton/bodies/test-bodies";
import { builder, readings, ROWS, type Row } from "../../../testing/ton/bodies/test-rows";

const keyOf = ({ opcode, place }: Layout) => `${opcode}${place === "payload" ? "p" : ""}`;

/**
 * Numbers used by several standards are tested as those of the first; a test of localnet's service covers all
 * layouts. Messages that came back have their own test.
 */
const ALL = LAYOUTS.filter(
  ({ standard, name, own, isBounce }) =>
    isBounce !== true && standard !== "EVAA" && standard !== "Pyth" && (name === undefined || own === true),
)
  .map((layout) => [keyOf(layout), layout] as const)
  .filter(([key]) => Object.hasOwn(ROWS, key));
const FORWARDED = ALL.filter(([, { place }]) => place === "payload");
const INTERNAL = ALL.filter(([, { place }]) => place !== "payload");

function bodyOf({ opcode }: Layout, row: Row): Builder {
  return beginCell().storeUint(Number(opcode), 32).storeBuilder(builder(row));
}

/** Texts and forwarded payloads end where the cell does; the last number has several meanings. */
const ENDS_ANYWHERE =
  /^0x(?:00000000|2167da4b|ffffffff|d372158c|47d54391|0f8a7ea5|178d4519|05138d91|fffffffe)$/;

describe("layouts of standards", () => {
  it("have an opcode and a name, and each is tested here", () => {
    expect(ALL.map(([key]) => key).toSorted()).toEqual(Object.keys(ROWS).toSorted());
    for (const {
      opcode,
      name = publishedOpcodeName(parseOpcode(opcode)) ?? opcodeName(parseOpcode(opcode)),
    } of LAYOUTS) {
      expect([opcode, parseOpcode(opcode)]).toEqual([opcode, opcode]);
      expect([opcode, name]).toEqual([opcode, expect.stringMatching(/^[a-z0-9]+(?:_[a-z0-9]+)*$/)]);
    }
  });

  it.each(INTERNAL)("%s is read as it was written", (key, layout) => {
    const row = ROWS[key] ?? {};
    const { fields, fit, by } = bodyIn(bodyOf(layout, row), { kinds: layout.at ?? [] });
    expect([fit, by, plainFields(fields)]).toEqual([
      { is: "whole" },
      layout.at === undefined ? "opcode" : "account",
      readings(row),
    ]);
  });

  it.each(FORWARDED)("%s is read as it was written in a forwarded payload", (key, layout) => {
    const row = ROWS[key] ?? {};
    const around = beginCell().storeUint(0x05138d91, 32).storeUint(1, 64).storeAddress(ALICE);
    const { fields } = bodyIn(around.storeBit(true).storeRef(bodyOf(layout, row)));
    expect(fields.at(-1)?.value).toMatchObject({ is: "body", body: { fit: { is: "whole" } } });
    expect(plainFields(fields)["forward_payload"]).toMatchObject(readings(row));
  });

  it.each(INTERNAL)("%s without its last bit is unfit and has no fields", (key, layout) => {
    const bits = builder(ROWS[key] ?? {}).asSlice();
    if (ENDS_ANYWHERE.test(key) || bits.remainingBits === 0) return;
    const cut = beginCell()
      .storeUint(Number(layout.opcode), 32)
      .storeBits(bits.loadBits(bits.remainingBits - 1));
    while (bits.remainingRefs > 0) cut.storeRef(bits.loadRef());
    const { fit, fields } = bodyIn(cut, { kinds: layout.at ?? [] });
    expect([fit.is, fields]).toEqual(["unfit", []]);
  });

  it("of certain accounts are not used for others", () => {
    const body = beginCell().storeUint(0x1000, 32).storeUint(1, 64).storeCoins(5);
    expect(() => bodyIn(body)).toThrow("not read");
    expect(bodyIn(body, { kinds: ["single_nominator"] }).name).toBe("single_nominator_withdraw");
  });
});
