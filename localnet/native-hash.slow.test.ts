import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beginCell } from "@ton/core";
import { expect, onTestFinished, test, vi } from "vitest";
import { isInstalled } from "../scripts/install.mjs";
import { startLocalnetProcess } from "../testing/localnet/test-localnet-process";
import "./native-hash";

test("a cell is hashed by the crypto module of Node", () => {
  const hash = vi.spyOn(crypto, "hash");
  syncBuiltinESMExports();
  onTestFinished(() => {
    hash.mockRestore();
    syncBuiltinESMExports();
  });
  const cell = beginCell().storeUint(7, 32).endCell();
  expect(hash).toHaveBeenCalledTimes(1);
  // Two bytes that describe a cell of four whole bytes without references, then those four.
  const representation = Buffer.from("000800000007", "hex");
  expect(cell.hash()).toEqual(crypto.createHash("sha256").update(representation).digest());
});

// Otherwise the command would install the missing packages, which is not part of this test.
test.skipIf(!isInstalled("run"))(
  "every thread of the bundled localnet hashes cells by the crypto module of Node, and none in JavaScript",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "localnet-hashes-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const probe = pathToFileURL(join(import.meta.dirname, "../testing/localnet/test-hash-probe.mjs")).href;
    const program = await startLocalnetProcess(["scripts/localnet.mjs"], {
      NODE_OPTIONS: `--import=${probe}`,
      HASHES_IN: folder,
    });
    try {
      // The main thread, and one thread each for the core and the machine.
      await expect.poll(() => readdirSync(folder).length, { timeout: 60_000 }).toBe(3);
    } finally {
      expect(await program.stop()).toBe(0);
    }
  },
  120_000,
);
