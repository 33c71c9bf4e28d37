import * as fc from "fast-check";
import { expect, it } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { ANY_CHARACTER } from "../../../testing/text/any-character";
import { cleanName, MAX_LABEL_LENGTH, readRecord } from "./private-record";

const ADDRESS = parseAddress(`0:${"11".repeat(32)}`);

function expectKept(typed: string): void {
  const record = { address: ADDRESS, name: cleanName(typed), watched: true };
  expect(readRecord(record)).toEqual(record);
}

it("a label that fits into the input field can be read again, although some characters have a longer normal form", () => {
  expect("\u{95c}".normalize("NFC")).toHaveLength(2);
  expect("\u{fb2c}".normalize("NFC")).toHaveLength(3);
  for (const character of ["\u{95c}", "\u{fb2c}", "\u{1d15e}", "é", "x"])
    expectKept(character.repeat(MAX_LABEL_LENGTH / character.length));
  fc.assert(
    fc.property(fc.string({ unit: ANY_CHARACTER, maxLength: MAX_LABEL_LENGTH }), (text) => {
      fc.pre(text.length <= MAX_LABEL_LENGTH);
      expectKept(text);
    }),
  );
});

it("a longer label is refused", () => {
  const reasonFor = (name: string) => readRecord({ address: ADDRESS, name });
  for (const name of ["x".repeat(MAX_LABEL_LENGTH + 1), `x${"\u{301}".repeat(3 * MAX_LABEL_LENGTH)}`])
    expect(reasonFor(name)).toBe(`label longer than ${MAX_LABEL_LENGTH} characters`);
});
