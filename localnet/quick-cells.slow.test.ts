import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beginCell, BitBuilder, BitReader, BitString } from "@ton/core";
import * as fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { isInstalled } from "../scripts/install.mjs";
import { startLocalnetProcess } from "../testing/localnet/test-localnet-process";
import "./quick-cells";

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

const ANY_BITS = fc
  .tuple(fc.uint8Array({ maxLength: 130 }), fc.nat(), fc.nat())
  .map(([bytes, start, count]) => {
    const offset = start % (bytes.length * 8 + 1);
    const length = count % (bytes.length * 8 - offset + 1);
    return new BitString(Buffer.from(bytes), offset, length);
  });

const textOf = (bits: BitString) =>
  Array.from({ length: bits.length }, (_, place) => (bits.at(place) ? "1" : "0")).join("");

test("bits are copied as they are, wherever they begin", () => {
  fc.assert(
    fc.property(ANY_BITS, ANY_BITS, (first, second) => {
      const builder = new BitBuilder(3_000);
      builder.writeBits(first);
      builder.writeBits(second);
      expect(textOf(builder.build())).toBe(textOf(first) + textOf(second));
    }),
  );
});

test("numbers of any number of bits are read as they are, wherever they begin, and not beyond the end", () => {
  fc.assert(
    fc.property(ANY_BITS, fc.nat(300), fc.nat(300), (all, skipped, count) => {
      const reader = new BitReader(all);
      const before = Math.min(skipped, all.length);
      reader.skip(before);
      const length = Math.min(count, all.length - before);
      const text = textOf(all.substring(before, length));
      expect(reader.preloadUintBig(length)).toBe(BigInt(`0b0${text}`));
      expect(reader.loadUintBig(length)).toBe(BigInt(`0b0${text}`));
      expect(reader.remaining).toBe(all.length - before - length);
      expect(() => reader.loadUintBig(reader.remaining + 1)).toThrow("out of bounds");
    }),
  );
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
