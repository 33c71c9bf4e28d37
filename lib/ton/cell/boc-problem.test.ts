import { beginCell } from "@ton/core";
import { expect, it } from "vitest";
import { readBoc } from "./boc";
import { bocProblem } from "./boc-problem";
import { FormatError } from "../value/format-error";

const BYTES = beginCell()
  .storeUint(1, 32)
  .storeRef(beginCell().storeUint(2, 9).endCell())
  .endCell()
  .toBoc({ idx: false, crc32: false });
const HEX = BYTES.toString("hex");
const BASE64 = BYTES.toString("base64");
/** 4 magic, 1 flags, 1 offset size, 3 counts, 1 size of the cells, 1 root. */
const CELLS_FROM = 11;

function changed(at: number, byte: number): string {
  const bytes = Buffer.from(BYTES);
  bytes[at] = byte;
  return bytes.toString("hex");
}

function problemOf(text: string): string {
  try {
    readBoc(text);
  } catch (error) {
    if (error instanceof FormatError) return bocProblem(text, error.reason);
    throw error;
  }
  return "none";
}

it.each([
  ["nothing wrong", HEX, /^none$/],
  ["a character of no alphabet", `${HEX.slice(0, 10)}!${HEX.slice(11)}`, /^character 11 \("!"\)/],
  ["the same after white space", ` \n${BASE64.slice(0, 4)}é`, /^character 7 \("é"\)/],
  ["a digit missing", HEX.slice(0, -1), /odd number/],
  ["two alphabets", `${BASE64.slice(0, 8)}+_`, /^digits 9 and 10 are of two/],
  ["padding in the middle", `${BASE64.slice(0, 8)}=${BASE64.slice(8)}`, /goes on after digit 9/],
  ["something else in hexadecimal", "00".repeat(20), /byte 0 should begin/],
  ["half of a bag", HEX.slice(0, 40), /it is 20 bytes long and declares \d+, according to its header/],
  ["too many references", changed(CELLS_FROM, 5), /^cell 0, at byte 11, has 5 references/],
  ["a cell that is too long", changed(CELLS_FROM + 1, 200), /^cell 0, at byte 11, goes on beyond the end/],
  ["a reference back", changed(CELLS_FROM + 6, 0), /^cell 0, at byte 11, refers back to cell 0/],
  ["a reference to nothing", changed(CELLS_FROM + 6, 9), /refers to cell 9, there are 2/],
])("the problem is reported with its place: %s", (_, text, expected) => {
  expect(problemOf(text)).toMatch(expected);
});

it("a wrong checksum is reported with its place", () => {
  const bytes = beginCell().storeUint(1, 32).endCell().toBoc({ idx: false, crc32: true });
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(problemOf(bytes.toString("hex"))).toMatch(
    new RegExp(`^the checksum does not match.*from byte ${bytes.length - 4}$`),
  );
});
