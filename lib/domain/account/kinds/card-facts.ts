import type { CardFact } from "../account-card";
import type { ActionPart } from "../../action/action-row";
import type { ActionNames } from "../../action/action-names";
import { phrase } from "../../action/fill-template";
import type { Address } from "../../../ton/address/address";

/** In characters: names on a card, and the visible part of an expandable text, are cut there. */
const LONGEST_NAME = 300;
const LONGEST_TEXT = 4_000;
/** Only the first of many accounts are named. */
const MOST_ACCOUNTS = 12;

/** A line of a card. Strings are the explorer's own text. */
export function fact(name: string, ...parts: readonly (ActionPart | string)[]): CardFact {
  return { name, lines: [parts.map((part) => (typeof part === "string" ? phrase(part) : part))] };
}

export function linesOf(name: string, lines: readonly (readonly ActionPart[])[]): CardFact {
  return { name, lines };
}

export function hashFact(name: string, hash: string): CardFact {
  return { name, lines: [], hash };
}

/** An account, or the text that stands for none. */
export function accountFact(
  name: string,
  address: Address | null,
  names: ActionNames,
  otherwise: string,
): CardFact {
  return fact(name, address === null ? otherwise : { is: "party", party: names.party(address) });
}

export function accountsFact(name: string, addresses: readonly Address[], names: ActionNames): CardFact {
  if (addresses.length === 0) return fact(name, "nobody");
  const named = addresses
    .slice(0, MOST_ACCOUNTS)
    .map((address): ActionPart[] => [{ is: "party", party: names.party(address) }]);
  const more = addresses.length - named.length;
  return linesOf(name, more > 0 ? [...named, [phrase(`and ${more} more`)]] : named);
}

export function numberFact(name: string, value: bigint | number): CardFact {
  return fact(name, count(value));
}

export function coinsFact(name: string, amount: bigint): CardFact {
  return fact(name, { is: "coins", amount });
}

/** In seconds since 1970. */
export function timeFact(name: string, at: number): CardFact {
  return fact(name, { is: "time", at });
}

export const count = (value: bigint | number): ActionPart => ({ is: "number", value: BigInt(value) });

/** Text of one line that an account's owner wrote. */
export function text(written: string): ActionPart {
  return { is: "text", text: written.slice(0, LONGEST_NAME), length: written.length };
}

/** Long text that an account's owner wrote: its beginning, and all of it on demand. */
export function longText(written: string): ActionPart {
  return { is: "comment", text: written.slice(0, LONGEST_TEXT), length: written.length, encrypted: false };
}

/** Leaves out absent facts. */
export function presentFacts(...facts: readonly (CardFact | null | false)[]): readonly CardFact[] {
  return facts.filter((one): one is CardFact => one !== null && one !== false);
}

/** A fact about a value, if there is one. */
export function given<T>(value: T | null, factOf: (value: T) => CardFact): CardFact | null {
  return value === null ? null : factOf(value);
}
