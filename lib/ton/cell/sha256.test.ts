import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sha256 } from "./sha256";

const expected = (bytes: Uint8Array) => new Uint8Array(createHash("sha256").update(bytes).digest());

test("equals the hash of Node for every length up to four blocks, and for any bytes", () => {
  for (let length = 0; length <= 256; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) & 255);
    expect(sha256(bytes)).toEqual(expected(bytes));
  }
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 1_000 }), (bytes) => {
      expect(sha256(bytes)).toEqual(expected(bytes));
    }),
    { numRuns: 2_000 },
  );
});

test("returns the hashes of the standard's examples", () => {
  const of = (text: string) => Buffer.from(sha256(new TextEncoder().encode(text))).toString("hex");
  expect(of("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
});

test("hashes only the given part of a larger array", () => {
  const all = Uint8Array.from({ length: 300 }, (_, at) => at & 255);
  expect(sha256(all.subarray(100, 217))).toEqual(expected(all.slice(100, 217)));
});
