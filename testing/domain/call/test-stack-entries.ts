import { beginCell } from "@ton/core";
import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../text/any-character";
import { parseAddress } from "../../../lib/ton/address/read-address";
import { INT_LIMIT, type StackEntry } from "../../../lib/domain/call/stack-entry";
import { entryText } from "../../../lib/domain/call/entry-text";
import { fuzzRuns } from "../../ton/fuzz-runs";
import { anyText, damaged } from "../../ton/test-garbage";

export const FUZZ = fuzzRuns("arguments of get methods");
export const FUZZ_TIMEOUT_MS = 60_000 + FUZZ.numRuns * 12;

const digits = fc.uint8Array({ minLength: 32, maxLength: 32 });
const bocs = fc
  .uint8Array({ maxLength: 20 })
  .map((bytes) => beginCell().storeBuffer(Buffer.from(bytes)).endCell().toBoc().toString("base64"));

const leaf: fc.Arbitrary<StackEntry> = fc.oneof(
  fc.bigInt({ min: -INT_LIMIT, max: INT_LIMIT - 1n }).map((value) => ({ is: "int" as const, value })),
  fc.tuple(fc.constantFrom("cell" as const, "slice" as const), bocs).map(([is, boc]) => ({ is, boc })),
  fc.tuple(fc.constantFrom(0, -1), digits).map(([workchain, bytes]) => ({
    is: "address" as const,
    address: parseAddress(`${workchain}:${Buffer.from(bytes).toString("hex")}`),
  })),
  fc
    .oneof(fc.constant("."), fc.stringMatching(/^[a-z0-9-]{1,12}(?:\.[a-z0-9-]{1,12}){0,3}$/))
    .map((name) => ({ is: "domain" as const, name })),
  fc.string({ unit: "grapheme", maxLength: 40 }).map((text) => ({ is: "text" as const, text })),
  fc.constant({ is: "null" as const }),
);

const { entry } = fc.letrec<{ entry: StackEntry }>((tie) => ({
  entry: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    fc.record({ is: fc.constant("tuple" as const), items: fc.array(tie("entry"), { maxLength: 4 }) }),
    // The empty list is null.
    fc.record({
      is: fc.constant("list" as const),
      items: fc.array(tie("entry"), { minLength: 1, maxLength: 4 }),
    }),
  ),
}));

/** Arguments in one field, as a visitor can type them. */
export function stackText(entries: readonly StackEntry[]): string {
  return entries.map(entryText).join(", ");
}

/** Valid arguments of every type. */
export const stackEntries: fc.Arbitrary<readonly StackEntry[]> = fc.array(entry, { maxLength: 6 });

const pieces = fc
  .array(
    fc.constantFrom(
      "[",
      "]",
      "(",
      ")",
      '"',
      ",",
      "\\",
      " ",
      "\n",
      ":",
      ".",
      "-",
      "0x",
      "cell:",
      "slice:te6c",
      "domain:",
      "null",
      "12",
      "a.ton",
      "EQ",
      "0:",
      '"\\u',
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(""));

/** Input from people and attackers: valid, damaged, combined from parts of valid input, or arbitrary. */
export const stackTexts: fc.Arbitrary<readonly string[]> = fc.array(
  fc.oneof(
    anyText,
    pieces,
    damaged(stackEntries.map(stackText)),
    fc.string({ unit: ANY_CHARACTER, maxLength: 80 }),
  ),
  { maxLength: 4 },
);
