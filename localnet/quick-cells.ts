import { BitBuilder, BitReader } from "@ton/core";
import { hash } from "node:crypto";
import { createRequire } from "node:module";

interface Sha256 {
  sha256_sync(source: Buffer | string): Buffer;
}

/**
 * `@ton/core` hashes every cell in JavaScript, and copies and reads its bits one by one. Node's SHA-256 halves the time
 * to build a cell, and whole bytes take another tenth off tests that build or read many.
 * Import this module for its side effects, first in every thread.
 */
const primitives: Sha256 = createRequire(import.meta.url)("@ton/crypto/dist/primitives/sha256");
primitives.sha256_sync = (source) => hash("sha256", source, "buffer");

BitBuilder.prototype.writeBits = function writeBits(bits) {
  const whole = this.length % 8 === 0 ? bits.length - (bits.length % 8) : 0;
  const bytes = bits.subbuffer(0, whole);
  if (bytes !== null) this.writeBuffer(bytes);
  for (let place = bytes === null ? 0 : whole; place < bits.length; place += 1) this.writeBit(bits.at(place));
};

BitReader.prototype.preloadUintBig = function preloadUintBig(bits) {
  const rest = bits % 8;
  const whole = bits - rest;
  let value = whole === 0 ? 0n : BigInt(`0x${this.preloadBuffer(whole / 8).toString("hex")}`);
  if (rest === 0) return value;
  const reader = this.clone();
  reader.skip(whole);
  for (let left = rest; left > 0; left -= 1) value = (value << 1n) | (reader.loadBit() ? 1n : 0n);
  return value;
};
