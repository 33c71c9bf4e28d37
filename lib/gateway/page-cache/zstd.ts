import "server-only";
import * as zlib from "node:zlib";

declare module "node:zlib" {
  /** Since Node 22.15; the types of this project are those of Node 20. */
  export const zstdCompressSync: ((bytes: Uint8Array) => Buffer) | undefined;
}

/**
 * Zstandard at its default level; null if Node does not have it. It is not asynchronous: that would take as much of
 * the main thread's time (to start), and three times as much in all.
 */
export const zstd = zlib.zstdCompressSync ?? null;
