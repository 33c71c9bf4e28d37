import type { Cell } from "@ton/core";
import { metadataAt } from "../../tokens/files";
import { layoutOf, textsOf } from "./layout";

/** What is known of a token by its contract's content. */
export interface TokenContent {
  /** As the contract has it: its values, or the place of its file. */
  readonly told: Readonly<Record<string, string>>;
  /** Those of the file and of the contract; where both say something, the contract does. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Null for a cell that is no content. Only files of localnet's own are looked into: nothing is ever fetched. */
export function contentOf(root: Cell): TokenContent | null {
  const layout = layoutOf(root);
  if (layout === null) return null;
  const told = inOrder<string>(layout.kind === "offchain" ? { uri: layout.uri } : textsOf(layout.values));
  return { told, fields: { ...(told["uri"] === undefined ? null : metadataAt(told["uri"])), ...told } };
}

/** What metadata says of a token in words that every kind of token has, and the rest of it. */
export interface TokenInfo {
  readonly name?: string;
  readonly symbol?: string;
  readonly description?: string;
  readonly image?: string;
  readonly extra: Readonly<Record<string, unknown>>;
}

const WORDS = ["name", "symbol", "description", "image"] as const;

export function infoOf({ fields }: TokenContent): TokenInfo {
  const words: Partial<Record<(typeof WORDS)[number], string>> = {};
  const extra: Record<string, unknown> = { ...fields };
  for (const word of WORDS) {
    const text = fields[word];
    if (typeof text === "string") words[word] = text;
    delete extra[word];
  }
  // Files say it as a number as often as in digits.
  if (typeof extra["decimals"] === "number") extra["decimals"] = String(extra["decimals"]);
  return { ...words, extra: inOrder(extra) };
}

/** Maps are told in the order of their keys. */
function inOrder<T>(map: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(map).sort(([one], [other]) => (one < other ? -1 : 1)));
}
