import * as fc from "fast-check";
import { parseAddress } from "../../../lib/ton/address/read-address";
import { cleanName, MAX_LABEL_LENGTH, type PrivateNote } from "../../../lib/domain/private/private-note";

export const ALICE = parseAddress(`0:${"A1".repeat(32)}`);
export const BOB = parseAddress(`-1:${"B0".repeat(32)}`);

const anyAddress = fc
  .tuple(fc.constantFrom(0, -1), fc.uint8Array({ minLength: 32, maxLength: 32 }))
  .map(([workchain, bytes]) => parseAddress(`${workchain}:${Buffer.from(bytes).toString("hex")}`));

const anyName = fc
  .string({ unit: "binary", maxLength: MAX_LABEL_LENGTH })
  .map(cleanName)
  .filter((name) => name.length <= MAX_LABEL_LENGTH);

const anyNote: fc.Arbitrary<PrivateNote> = fc
  .record({ address: anyAddress, name: anyName, watched: fc.boolean() })
  .map((note) => (note.name === "" ? { ...note, watched: true } : note));

/** In the form of a store: each account once. */
export const anyNotes = fc.uniqueArray(anyNote, { selector: ({ address }) => address, maxLength: 20 });
