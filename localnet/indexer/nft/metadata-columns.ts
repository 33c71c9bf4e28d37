import type { Cell } from "@ton/core";
import type { Row } from "../../store/database";
import { optional, text } from "../../store/row-readers";
import { contentOf, infoOf } from "../content/token-content";
import * as v from "valibot";

/** Metadata of an item or a collection as JSON: as in the contract, and as token info. */
export interface MetadataColumns {
  readonly content: string | null;
  readonly info: string | null;
}

const NO_METADATA: MetadataColumns = { content: null, info: null };

export function metadataColumns(cell: Cell | null): MetadataColumns {
  const content = cell === null ? null : contentOf(cell);
  if (content === null) return NO_METADATA;
  const { extra, ...fields } = infoOf(content);
  return {
    content: JSON.stringify(sortKeys(content.content)),
    info: JSON.stringify({ ...fields, extra: sortKeys(extra) }),
  };
}

/** The service sorts the keys of maps. */
function sortKeys(fields: TokenFields): TokenFields {
  return Object.fromEntries(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The only metadata of a domain item is its name. */
export function domainMetadataColumns(domain: string): MetadataColumns {
  return {
    content: JSON.stringify({ domain }),
    info: JSON.stringify({ name: domain, extra: { domain } }),
  };
}

export type TokenFields = Readonly<Record<string, unknown>>;

const JsonObject = v.record(v.string(), v.unknown());

export function fieldsIn(row: Row, column: number): TokenFields | null {
  const json = optional(text, row, column);
  return json === null ? null : v.parse(JsonObject, JSON.parse(json));
}
