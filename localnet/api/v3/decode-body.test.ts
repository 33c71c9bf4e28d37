import { beginCell } from "@ton/core";
import { describe, expect, it, test } from "vitest";
import { LAYOUTS } from "@/lib/ton/bodies/standards";
import { readBoc } from "@/lib/ton/cell/boc";
import { decodedCells } from "./bodies";
import { layoutOf } from "./body-layouts";
import { WRITTEN_BODIES } from "../../../testing/localnet/api/v3/test-bodies";

const decoded = (boc: Uint8Array) => decodedCells(readBoc(boc));

test("each layout of the service has a body written by hand", () => {
  const opcodes = LAYOUTS.map(({ opcode }) => opcode).filter((opcode) => layoutOf(Number(opcode)) !== null);
  expect(WRITTEN_BODIES.map(({ opcode }) => opcode).toSorted()).toEqual(opcodes.toSorted());
});

describe.each(WRITTEN_BODIES)("$opcode $name", ({ cell, json }) => {
  it("is decoded, in the order of its fields", () => {
    expect(JSON.stringify(decoded(cell.toBoc()))).toBe(JSON.stringify(json));
  });

  it("is not decoded when it has a bit or a reference too much", () => {
    // A payload that is in the body itself has no end of its own.
    if (Object.hasOwn(json, "forward_payload") && cell.refs.length === 0) return;
    expect(decoded(beginCell().storeSlice(cell.beginParse()).storeBit(true).endCell().toBoc())).toBeNull();
    expect(decoded(beginCell().storeSlice(cell.beginParse()).storeRef(cell).endCell().toBoc())).toBeNull();
  });
});
