import "server-only";
import * as v from "valibot";
import type { Address } from "../../ton/address/address";
import { tryAddress } from "../../ton/address/read-address";

const text = v.nullable(v.string());
const address = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Address => {
    const read = tryAddress(dataset.value);
    if (read !== null) return read;
    addIssue({ message: "an address" });
    return NEVER;
  }),
);

export const SEEN_KINDS = ["jetton", "collection", "item", "account"] as const;

/** A name seen in an answer, or given by a file. All of its text was chosen by strangers. */
export const SeenName = v.variant("kind", [
  /** With the account that uses it as its name, if there is one. */
  v.object({ kind: v.literal("domain"), name: v.string(), address: v.nullable(address) }),
  v.object({
    kind: v.picklist(SEEN_KINDS),
    address,
    symbol: text,
    name: text,
    /** The path of the picture in our own proxy. */
    picture: text,
    isScam: v.boolean(),
    /** The names file that contains it. */
    file: text,
  }),
]);
export type SeenName = v.InferOutput<typeof SeenName>;
export type SeenThing = Exclude<SeenName, { readonly kind: "domain" }>;

/** The key of an entry: a later name for the same thing replaces it. */
export function keyOf(name: SeenName): string {
  return name.kind === "domain" ? name.name : name.address;
}

/** Which of equally good matches comes first. */
export type Preference = (address: Address) => boolean;

/**
 * The names that this explorer has seen in a network. Used to search by name, which the service does not offer. An
 * implementation can forget any name at any time, so a missing name means nothing.
 */
export interface SeenNames {
  /** Returns at once and never throws. */
  note(names: readonly SeenName[]): void;
  /** The best matches first. */
  find(text: string, limit: number, preferred?: Preference): Promise<readonly SeenName[]>;
  /** The domains below another one, in alphabetical order. Returns at once. */
  domainsBelow(domain: string, limit: number): readonly string[];
}
