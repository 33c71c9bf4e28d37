import { beginCell, Cell, Dictionary } from "@ton/core";
import { describe, expect, it, test } from "vitest";
import { FormatError } from "../value/format-error";
import { sharedText, unlessShared } from "../../../testing/ton/test-shared";
import { testValidator, validatorSetBoc } from "../../../testing/ton/block/test-validators";
import { readValidatorSet } from "./validator-set";

const VALIDATORS = [testValidator(30n), testValidator(20n), testValidator(2n ** 60n)];

describe("a set of validators", () => {
  it("is read as it was written, in its order", () => {
    expect(readValidatorSet(validatorSetBoc(VALIDATORS, 2))).toEqual({
      since: 1_700_000_000,
      until: 1_700_065_536,
      main: 2,
      validators: VALIDATORS.map(({ publicKey, weight }) => ({ publicKey, weight, adnl: null })),
    });
  });

  it("of the older kind is read with its list in its first cell", () => {
    const cell = Cell.fromBase64(validatorSetBoc(VALIDATORS, 2)).beginParse();
    const list = cell.skip(8 + 32 + 32 + 16 + 16 + 64).loadRef();
    const plain = Cell.fromBase64(headOf(0x11, 1_700_000_000, 1_700_065_536)).bits.substring(0, 72);
    const older = beginCell()
      .storeBits(plain)
      .storeUint(3, 16)
      .storeUint(2, 16)
      .storeSlice(list.beginParse());
    const boc = older.endCell().toBoc().toString("base64");
    expect(readValidatorSet(boc)).toEqual(readValidatorSet(validatorSetBoc(VALIDATORS, 2)));
  });

  it.each([
    ["not base64", "*"],
    ["empty", ""],
    ["an empty cell", beginCell().endCell().toBoc().toString("base64")],
    ["of another kind", beginCell().storeUint(0x99, 8).endCell().toBoc().toString("base64")],
    ["declared with more validators than it has", withTotal(4)],
    ["a set that ends before it begins", headOf(0x12, 2, 2)],
    ["cut short", headOf(0x11, 1, 2)],
  ])("is refused when it is %s", (_, boc) => {
    expect(() => readValidatorSet(boc)).toThrow(FormatError);
  });
});

/** The beginning of a set. */
function headOf(kind: number, since: number, until: number): string {
  const cell = beginCell().storeUint(kind, 8).storeUint(since, 32).storeUint(until, 32).storeUint(0, 32);
  return cell.endCell().toBoc().toString("base64");
}

/** The same set, with this number as its total. */
function withTotal(total: number): string {
  const cell = Cell.fromBase64(validatorSetBoc(VALIDATORS, 2)).beginParse();
  const head = cell.loadBits(8 + 32 + 32);
  cell.skip(16);
  return beginCell()
    .storeBits(head)
    .storeUint(total, 16)
    .storeSlice(cell)
    .endCell()
    .toBoc()
    .toString("base64");
}

const FILE = "corpus/config-mainnet.json";
const without = unlessShared(FILE);

test.skipIf(without !== "")(`the validator set of mainnet is read${without}`, () => {
  const answer: { result: { config: { bytes: string } } } = JSON.parse(sharedText(FILE) ?? "");
  const parameters = Cell.fromBase64(answer.result.config.bytes)
    .beginParse()
    .loadDictDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell());
  const set = readValidatorSet(parameters.get(34)?.toBoc().toString("base64") ?? "");
  expect(set.main).toBe(100);
  expect(set.validators.length).toBe(396);
  expect(new Set(set.validators.map(({ publicKey }) => publicKey)).size).toBe(396);
  expect(set.validators.every(({ weight }) => weight > 0n)).toBe(true);
});
