import "server-only";
import { tryAddress } from "../../ton/address/read-address";
import type { Address } from "../../ton/address/address";
import type { Metadata, TokenInfo, TokenMetadata } from "../../toncenter/v3/address-book";

/** The path of the picture that a token names; null if there is none to show. */
export type PictureSigner = (info: TokenInfo, address: Address) => string | null;

/**
 * The answer with the paths of the pictures that its metadata names. Only answers parsed with the index's schemas
 * have any.
 */
export function withPictures(value: unknown, signer: PictureSigner): unknown {
  if (hasMetadata(value)) return { ...value, metadata: signedMetadata(value.metadata, signer) };
  return isMetadata(value) ? signedMetadata(value, signer) : value;
}

function signedMetadata(metadata: Metadata, signer: PictureSigner): Metadata {
  return Object.fromEntries(
    Object.entries(metadata).map(([key, entry]) => {
      const address = tryAddress(key);
      if (address === null) return [key, entry];
      const infos = entry.token_info.map((info) => ({ ...info, picture: signer(info, address) }));
      return [key, { ...entry, token_info: infos }];
    }),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function hasMetadata(value: unknown): value is { readonly metadata: Metadata } {
  return isObject(value) && "metadata" in value && isMetadata(value.metadata);
}

/** Also the whole answer of the index's own list of metadata. */
function isMetadata(value: unknown): value is Metadata {
  if (!isObject(value) || Array.isArray(value)) return false;
  const entries = Object.values(value);
  return entries.length > 0 && entries.every(isTokenMetadata);
}

function isTokenMetadata(value: unknown): value is TokenMetadata {
  return isObject(value) && "is_indexed" in value && "token_info" in value && Array.isArray(value.token_info);
}
