/** Where a token's name and picture are stored. */
export const METADATA_ORIGINS = ["onchain", "offchain", "both", "none"] as const;
export type MetadataOrigin = (typeof METADATA_ORIGINS)[number];

/** Content that is only a link is stored elsewhere; content with a link and fields is in both places. */
export function metadataOrigin(content: Readonly<Record<string, unknown>> | null): MetadataOrigin {
  const names = Object.keys(content ?? {}).filter((name) => name !== "decimals");
  if (names.length === 0) return "none";
  if (!names.includes("uri")) return "onchain";
  return names.length === 1 ? "offchain" : "both";
}
