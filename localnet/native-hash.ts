import { hash } from "node:crypto";
import { createRequire } from "node:module";

interface Sha256 {
  sha256_sync(source: Buffer | string): Buffer;
}

/**
 * `@ton/core` hashes every cell that it makes or reads with an implementation in JavaScript; with the
 * machine's own it takes half the time to make one. Imported for what it does, by each thread, before all else.
 */
const primitives: Sha256 = createRequire(import.meta.url)("@ton/crypto/dist/primitives/sha256");
primitives.sha256_sync = (source) => hash("sha256", source, "buffer");
