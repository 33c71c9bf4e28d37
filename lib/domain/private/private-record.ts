import * as v from "valibot";
import type { Address } from "../../ton/address/address";
import { tryAddress } from "../../ton/address/read-address";

/** In UTF-16 units, as input fields count. */
export const MAX_LABEL_LENGTH = 60;
/** Per network: more than anybody needs, and far less than what browsers store for a site. */
export const MAX_RECORDS = 500;

/** What a visitor keeps about an account: a private label (or ""), that they watch it, or both. */
export interface PrivateRecord {
  readonly address: Address;
  readonly name: string;
  readonly watched: boolean;
}

/** Normalizes a label: one Unicode form, no surrounding white space. */
export function cleanName(text: string): string {
  return text.normalize("NFC").trim();
}

/** Whatever fits into the input field: its normal form can have marks as characters of their own. */
function isShort(name: string): boolean {
  return name.length <= 3 * MAX_LABEL_LENGTH && name.replaceAll(/\p{M}/gu, "").length <= MAX_LABEL_LENGTH;
}

const RecordOnFile = v.object(
  {
    address: v.pipe(
      v.string("without an address"),
      v.maxLength(100, "not an address"),
      v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
        const address = tryAddress(value);
        if (address !== null) return address;
        addIssue({ message: "not an address" });
        return NEVER;
      }),
    ),
    name: v.optional(
      v.pipe(
        v.string("label is not text"),
        v.transform(cleanName),
        v.check(isShort, `label longer than ${MAX_LABEL_LENGTH} characters`),
      ),
      "",
    ),
    watched: v.optional(v.boolean("invalid value of “watched”"), false),
  },
  "not an account",
);

/** Storage and files are untrusted: returns a record, or why it is not one. */
export function readRecord(value: unknown): PrivateRecord | string {
  const { success, output, issues } = v.safeParse(RecordOnFile, value, { abortEarly: true });
  if (!success) return issues[0].message;
  return saysSomething(output) ? output : "neither labelled nor watched";
}

export function saysSomething({ name, watched }: PrivateRecord): boolean {
  return name !== "" || watched;
}
