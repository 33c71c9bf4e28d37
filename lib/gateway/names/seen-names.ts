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

/** A name that passed through in an answer, or that a file gives. All of its text is what somebody chose to write. */
export const SeenName = v.variant("kind", [
  /** With the account that has it for a name, if it does. */
  v.object({ kind: v.literal("domain"), name: v.string(), address: v.nullable(address) }),
  v.object({
    kind: v.picklist(SEEN_KINDS),
    address,
    symbol: text,
    name: text,
    /** The path of the picture in our own proxy. */
    picture: text,
    isScam: v.boolean(),
    /** The file of names that has it. */
    file: text,
  }),
]);
export type SeenName = v.InferOutput<typeof SeenName>;
export type SeenThing = Exclude<SeenName, { readonly kind: "domain" }>;

/** Names that stay: another one of the same thing replaces its entry. */
export function keyOf(name: SeenName): string {
  return name.kind === "domain" ? name.name : name.address;
}

/** What is to come first among equally good matches. */
export type Preference = (address: Address) => boolean;

/**
 * The names that this explorer has met in a network, for the search by names that the service does not offer. An index
 * can forget any of them at any time, so nothing may follow from a name not being there.
 */
export interface SeenNames {
  /** Returns at once and never throws. */
  note(names: readonly SeenName[]): void;
  /** The best matches first. */
  find(text: string, limit: number, preferred?: Preference): Promise<readonly SeenName[]>;
  /** The domains below another one, in the order of the alphabet. Returns at once. */
  domainsBelow(domain: string, limit: number): readonly string[];
}
