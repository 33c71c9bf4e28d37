import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../text/any-character";
import { parseAddress } from "../../../lib/ton/address/read-address";
import { cleanName, MAX_LABEL_LENGTH, type PrivateRecord } from "../../../lib/domain/private/private-record";

export const ALICE = parseAddress(`0:${"A1".repeat(32)}`);
export const BOB = parseAddress(`-1:${"B0".repeat(32)}`);

const anyAddress = fc
  .tuple(fc.constantFrom(0, -1), fc.uint8Array({ minLength: 32, maxLength: 32 }))
  .map(([workchain, bytes]) => parseAddress(`${workchain}:${Buffer.from(bytes).toString("hex")}`));

const anyName = fc
  .string({ unit: ANY_CHARACTER, maxLength: MAX_LABEL_LENGTH })
  .map(cleanName)
  .filter((name) => name.length <= MAX_LABEL_LENGTH);

const anyRecord: fc.Arbitrary<PrivateRecord> = fc
  .record({ address: anyAddress, name: anyName, watched: fc.boolean() })
  .map((record) => (record.name === "" ? { ...record, watched: true } : record));

/** In the form of a store: each account once. */
export const anyRecords = fc.uniqueArray(anyRecord, { selector: ({ address }) => address, maxLength: 20 });
