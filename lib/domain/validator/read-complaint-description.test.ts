import { beginCell, type Cell } from "@ton/core";
import { describe, expect, it, test } from "vitest";
import { readComplaintDescription } from "./read-complaint-description";

const read = (cell: Cell) => readComplaintDescription(cell.toBoc().toString("base64"));

/** The time of a proof and the block that it refers to; the proofs themselves are not read. */
const producedAt = (time: number, seqno: number) =>
  beginCell()
    .storeUint(0x34, 8)
    .storeUint(time, 32)
    .storeUint(9n, 64)
    .storeUint(seqno, 32)
    .storeUint(0n, 256)
    .storeUint(0n, 256)
    .storeRef(beginCell().endCell())
    .storeRef(beginCell().endCell())
    .endCell();

describe("the description of a complaint", () => {
  it("has the two blocks between which too few were produced", () => {
    const cell = beginCell()
      .storeUint(0xc737b0ca, 32)
      .storeRef(producedAt(1_000, 50))
      .storeRef(producedAt(2_000, 90))
      .endCell();
    expect(read(cell)).toEqual({ is: "blocks", from: 1_000, until: 2_000, fromBlock: 50, untilBlock: 90 });
  });

  it("has the time since which none were produced", () => {
    const cell = beginCell()
      .storeUint(0x450e8bd9, 32)
      .storeUint(1_500, 32)
      .storeRef(producedAt(2_000, 90))
      .endCell();
    expect(read(cell)).toEqual({ is: "blocks", from: 1_500, until: 2_000, fromBlock: null, untilBlock: 90 });
  });

  it("is read as a plain text, as a comment, and across several cells", () => {
    expect(read(beginCell().storeStringTail("Is late").endCell())).toEqual({ is: "text", text: "Is late" });
    expect(read(beginCell().storeUint(0, 32).storeStringTail("Is late").endCell())).toEqual({
      is: "text",
      text: "Is late",
    });
    const long = "late ".repeat(80).trim();
    expect(read(beginCell().storeStringTail(long).endCell())).toEqual({ is: "text", text: long });
  });

  it("is cut to 500 characters", () => {
    expect(read(beginCell().storeStringTail("x".repeat(5_000)).endCell())).toEqual({
      is: "text",
      text: "x".repeat(500),
    });
  });

  test.each([
    ["nothing", beginCell().endCell()],
    ["blanks", beginCell().storeStringTail("  ").endCell()],
    ["bytes that are not a text", beginCell().storeUint(0xff00ff, 24).endCell()],
    ["bits that are not whole bytes", beginCell().storeUint(5, 3).endCell()],
    ["a tag without its fields", beginCell().storeUint(0xc737b0ca, 32).endCell()],
  ])("is unknown if the cell has %s", (_what, cell) => {
    expect(read(cell)).toEqual({ is: "unknown" });
  });

  it("is unknown if the input is not a BoC", () => {
    expect(readComplaintDescription("bm90IGEgYm9j")).toEqual({ is: "unknown" });
  });
});
