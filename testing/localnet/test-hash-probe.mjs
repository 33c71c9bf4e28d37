/**
 * Loaded into each thread of localnet by its test, before anything else. Hashing a cell in JavaScript throws; the first
 * native hash of a cell in a thread creates a file.
 */
import crypto from "node:crypto";
import { writeFileSync } from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { threadId } from "node:worker_threads";

const require = createRequire(import.meta.url);
// Load it before the patch, since it hashes the empty cell while it loads.
require("@ton/core");
require("@ton/crypto/dist/primitives/sha256").sha256_sync = () => {
  throw new Error("a cell was hashed in JavaScript");
};

const folder = process.env["HASHES_IN"] ?? ".";
const native = crypto.hash;
let noted = false;
crypto.hash = new Proxy(native, {
  apply(target, self, values) {
    // Localnet hashes other things too; only cell hashes are requested by @ton/core.
    if (!noted && new Error().stack?.includes(join("@ton", "core"))) {
      noted = true;
      writeFileSync(join(folder, String(threadId)), "");
    }
    return Reflect.apply(target, self, values);
  },
});
syncBuiltinESMExports();
