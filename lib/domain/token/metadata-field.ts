import type { TokenInfo } from "../../toncenter/v3/address-book";

/** A field of a token's metadata, as text. */
export interface MetadataField {
  readonly name: string;
  readonly value: string;
}

/** Metadata can be as large as its issuer likes: a page shows its beginning. */
const MAX_FIELDS = 60;
const MAX_NAME = 80;
const MAX_VALUE = 4_000;

/** Fields that the service adds for its own resized pictures, which say nothing about the token. */
const SERVICE_FIELDS = /^_/;

export function metadataFields(fields: Readonly<Record<string, unknown>>): readonly MetadataField[] {
  const byName = new Map<string, string>();
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined || value === "" || SERVICE_FIELDS.test(name)) continue;
    byName.set(name.slice(0, MAX_NAME), fieldText(value));
    if (byName.size === MAX_FIELDS) break;
  }
  return [...byName].map(([name, value]) => ({ name, value }));
}

function fieldText(value: unknown): string {
  return (typeof value === "string" ? value : JSON.stringify(value)).slice(0, MAX_VALUE);
}

/** What the service has read of a token's metadata, from wherever it is kept. */
export function readMetadata(info: TokenInfo | null): readonly MetadataField[] {
  if (info === null) return [];
  const { name, symbol, description, image, extra } = info;
  return metadataFields({ name, symbol, description, image, ...extra });
}
