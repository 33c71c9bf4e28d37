import * as zlib from "node:zlib";

declare module "node:zlib" {
  /** Since Node 22.15; the types of this project are those of Node 20. */
  export const zstdDecompressSync:
    | ((bytes: Uint8Array, options: { readonly finishFlush?: number }) => Buffer)
    | undefined;
}

/** A constant of Node since 22.15. */
const ZSTD_E_FLUSH = 1;

/** The body of a response without its content coding; of one whose visitor left early, what was sent of it. */
export function decoded(coding: string, bytes: Uint8Array, { isWhole = true } = {}): Buffer {
  const { gunzipSync, brotliDecompressSync, zstdDecompressSync, constants } = zlib;
  const endingWith = (flush: number) => (isWhole ? {} : { finishFlush: flush });
  if (coding === "identity" || bytes.length === 0) return Buffer.from(bytes);
  if (coding === "gzip") return gunzipSync(bytes, endingWith(constants.Z_SYNC_FLUSH));
  if (coding === "br") return brotliDecompressSync(bytes, endingWith(constants.BROTLI_OPERATION_FLUSH));
  if (coding === "zstd" && zstdDecompressSync !== undefined)
    return zstdDecompressSync(bytes, endingWith(ZSTD_E_FLUSH));
  throw new Error(`no decoder for ${coding}`);
}
