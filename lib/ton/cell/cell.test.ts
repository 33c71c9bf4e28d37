import { beginCell, type Cell } from "@ton/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBoc } from "./boc";
import { readComment } from "./cell";

const commentOf = (body: Cell) => readComment(readBoc(Uint8Array.from(body.toBoc())), 0);
const WELL_FORMED = fc.string({ maxLength: 400 }).map((text) => `${text}ж🧩`);

describe("comment of a message body", () => {
  it("is read whole from any number of cells", () => {
    fc.assert(
      fc.property(WELL_FORMED, (text) => {
        expect(commentOf(beginCell().storeUint(0, 32).storeStringTail(text).endCell())).toBe(text);
      }),
    );
  });

  it("may be empty, begin with a byte order mark, or continue in the next cell inside a character", () => {
    expect(commentOf(beginCell().storeUint(0, 32).endCell())).toBe("");
    expect(commentOf(beginCell().storeUint(0, 32).storeStringTail("\ufeffa").endCell())).toBe("\ufeffa");
    const tail = beginCell().storeBuffer(Buffer.from("ж").subarray(1)).endCell();
    const head = beginCell().storeUint(0, 32).storeBuffer(Buffer.from("ж").subarray(0, 1)).storeRef(tail);
    expect(commentOf(head.endCell())).toBe("ж");
  });

  it("is null for any other body", () => {
    expect(commentOf(beginCell().endCell())).toBeNull();
    expect(commentOf(beginCell().storeUint(0, 31).endCell())).toBeNull();
    expect(commentOf(beginCell().storeUint(0x0f8a7ea5, 32).storeStringTail("text").endCell())).toBeNull();
    expect(commentOf(beginCell().storeUint(0, 33).endCell())).toBeNull();
    expect(commentOf(beginCell().storeUint(0, 32).storeUint(0xff, 8).endCell())).toBeNull();
    expect(readComment({ roots: [], cells: [] }, 0)).toBeNull();
  });
});
