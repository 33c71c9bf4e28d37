import { beginCell } from "@ton/core";
import { describe, expect, it } from "vitest";
import { readBoc } from "@/lib/ton/cell/boc";
import { decodedCells } from "./bodies";
import { WRITTEN_BODIES } from "../../../../testing/localnet/api/v3/test-bodies";

const decoded = (boc: Uint8Array) => decodedCells(readBoc(boc));

describe.each(WRITTEN_BODIES)("$opcode $name", ({ cell, json }) => {
  it("is decoded, in the order of its fields", () => {
    expect(JSON.stringify(decoded(cell.toBoc()))).toBe(JSON.stringify(json));
  });

  it("is decoded even if more follows its fields", () => {
    // An inline payload extends to the end of the body.
    if (Object.hasOwn(json, "forward_payload") && cell.refs.length === 0) return;
    const longer = beginCell().storeSlice(cell.beginParse()).storeBit(true);
    expect(decoded(longer.endCell().toBoc())).toEqual(json);
    expect(decoded(longer.storeRef(cell).endCell().toBoc())).toEqual(json);
  });

  it("is not decoded without its last bit", () => {
    const bits = cell.beginParse();
    if (bits.remainingBits <= 32 || Object.hasOwn(json, "forward_payload")) return;
    const cut = beginCell().storeBits(bits.loadBits(bits.remainingBits - 1));
    while (bits.remainingRefs > 0) cut.storeRef(bits.loadRef());
    expect(decoded(cut.endCell().toBoc())).not.toEqual(json);
  });
});
