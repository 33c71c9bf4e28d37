import type { Cell } from "@ton/core";
import { metadataAt } from "../../tokens/token-files";
import { layoutOf, textsOf } from "./content-layout";

/** Token metadata by the content cell of its contract. */
export interface TokenContent {
  /** As in the contract: on-chain values, or the URI of a file. */
  readonly content: Readonly<Record<string, string>>;
  /** The fields of the file, overridden by those of the contract. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Null for a cell that is not content. Only files of localnet itself are read: nothing is fetched. */
export function contentOf(root: Cell): TokenContent | null {
  const layout = layoutOf(root);
  if (layout === null) return null;
  const content = sortKeys<string>(layout.kind === "offchain" ? { uri: layout.uri } : textsOf(layout.values));
  return {
    content,
    fields: { ...Object(content["uri"] === undefined ? null : metadataAt(content["uri"])), ...content },
  };
}

/** The metadata fields that all kinds of tokens share; the rest is in `extra`. */
export interface TokenInfo {
  readonly name?: string;
  readonly symbol?: string;
  readonly description?: string;
  readonly image?: string;
  readonly extra: Readonly<Record<string, unknown>>;
}

const SHARED_FIELDS = ["name", "symbol", "description", "image"] as const;

export function infoOf({ fields }: TokenContent): TokenInfo {
  const shared: Partial<Record<(typeof SHARED_FIELDS)[number], string>> = {};
  const extra: Record<string, unknown> = { ...fields };
  for (const name of SHARED_FIELDS) {
    const text = fields[name];
    if (typeof text === "string") shared[name] = text;
    delete extra[name];
  }
  // Many files have a number in place of a string.
  if (typeof extra["decimals"] === "number") extra["decimals"] = String(extra["decimals"]);
  return { ...shared, extra: sortKeys(extra) };
}

/** The service sorts the keys of maps. */
function sortKeys<T>(map: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(map).sort(([one], [other]) => (one < other ? -1 : 1)));
}
