import * as v from "valibot";
import type { Address } from "../../ton/address/address";
import { tryAddress } from "../../ton/address/read-address";

/** In units of UTF-16, which is what fields count. */
export const LONGEST_NAME = 60;
/** For each network: so many that nobody misses more, and far less than what browsers keep for a site. */
export const MOST_NOTES = 500;

/** What a visitor keeps of an account: a name of their own for it (or ""), that they watch it, or both. */
export interface PrivateNote {
  readonly address: Address;
  readonly name: string;
  readonly watched: boolean;
}

/** The same name is written one way, and does not begin or end with nothing. */
export function cleanName(text: string): string {
  return text.normalize("NFC").trim();
}

const NoteOnFile = v.object(
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
        v.string("its name is not text"),
        v.transform(cleanName),
        v.maxLength(LONGEST_NAME, `a name of more than ${LONGEST_NAME} characters`),
      ),
      "",
    ),
    watched: v.optional(v.boolean("whether it is watched is not said as true or false"), false),
  },
  "not an account",
);

/** Neither storage nor files are believed: a note, or why it is none. */
export function readNote(value: unknown): PrivateNote | string {
  const { success, output, issues } = v.safeParse(NoteOnFile, value, { abortEarly: true });
  if (!success) return issues[0].message;
  return saysSomething(output) ? output : "neither named nor watched";
}

export function saysSomething({ name, watched }: PrivateNote): boolean {
  return name !== "" || watched;
}
