import "server-only";
import * as zlib from "node:zlib";

declare module "node:zlib" {
  /** Since Node 22.15; the types of this project are those of Node 20. */
  export const zstdCompressSync:
    | ((bytes: Uint8Array, options: { readonly chunkSize: number }) => Buffer)
    | undefined;
}

/**
 * The output is collected in blocks of this size. Node's default is 128 kB, of which a page fills a tenth; blocks of
 * 48 kB and more come from the system for each page and go back to it (`scripts/start/children.mjs`), which takes three
 * times as long as compressing.
 */
const BLOCK_BYTES = 32 * 1_024;

const { zstdCompressSync } = zlib;

/**
 * Zstandard at its default level; null if Node does not have it. It is not asynchronous: that would take as much of
 * the main thread's time (to start), and three times as much in all.
 */
export const zstd =
  zstdCompressSync === undefined
    ? null
    : (bytes: Uint8Array): Buffer => zstdCompressSync(bytes, { chunkSize: BLOCK_BYTES });
