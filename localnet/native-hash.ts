import { hash } from "node:crypto";
import { createRequire } from "node:module";

interface Sha256 {
  sha256_sync(source: Buffer | string): Buffer;
}

/**
 * `@ton/core` hashes every cell in JavaScript. Node's native SHA-256 halves the time to build a cell.
 * Import this module for its side effect, first in every thread.
 */
const primitives: Sha256 = createRequire(import.meta.url)("@ton/crypto/dist/primitives/sha256");
primitives.sha256_sync = (source) => hash("sha256", source, "buffer");
