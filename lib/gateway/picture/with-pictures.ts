import "server-only";
import { isRecord } from "../../text/is-record";
import * as v from "valibot";
import { tryAddress } from "../../ton/address/read-address";
import type { Address } from "../../ton/address/address";
import { tokenInfos } from "../names/named-answer";

/** The fields of metadata that can name a picture. */
const Pictured = v.object({
  image: v.nullable(v.string()),
  extra: v.nullable(v.record(v.string(), v.unknown())),
});
export type PicturedToken = v.InferOutput<typeof Pictured>;

/** The path of the picture that a token names; null if there is none to show. */
export type PictureSigner = (token: PicturedToken, address: Address) => string | null;

type Metadata = Readonly<Record<string, unknown>>;

/**
 * The answer with the paths of the pictures that its metadata names. Only answers parsed with the index's schemas
 * have any.
 */
export function withPictures(value: unknown, signer: PictureSigner): unknown {
  if (!isRecord(value)) return value;
  const { metadata } = value;
  if (isMetadata(metadata)) return { ...value, metadata: signedMetadata(metadata, signer) };
  return isMetadata(value) ? signedMetadata(value, signer) : value;
}

function signedMetadata(metadata: Metadata, signer: PictureSigner): Metadata {
  return Object.fromEntries(
    Object.entries(metadata).map(([key, entry]) => {
      const address = tryAddress(key);
      const infos = tokenInfos(entry);
      if (address === null || infos === null || !isRecord(entry)) return [key, entry];
      const signed = infos.map((info) =>
        isRecord(info) && v.is(Pictured, info) ? { ...info, picture: signer(info, address) } : info,
      );
      return [key, { ...entry, token_info: signed }];
    }),
  );
}

/** Also the whole answer of the index's own list of metadata. */
function isMetadata(value: unknown): value is Metadata {
  if (!isRecord(value)) return false;
  const entries = Object.values(value);
  return entries.length > 0 && entries.every(isTokenMetadata);
}

function isTokenMetadata(value: unknown): boolean {
  return isRecord(value) && "is_indexed" in value && tokenInfos(value) !== null;
}
