import * as fc from "fast-check";
import { expect, test } from "vitest";
import { freshNonce } from "../../security/nonce";
import { NonceSwap } from "./nonce-swap";

function swapped(page: Buffer, cuts: readonly number[], from: string, to: string): string {
  const swap = new NonceSwap(from, to);
  const places = [...cuts.map((cut) => cut % (page.length + 1)), page.length].toSorted((a, b) => a - b);
  const sent = places.map((place, index) => swap.push(page.subarray(places[index - 1] ?? 0, place)));
  return Buffer.concat([...sent, swap.end()]).toString();
}

test("swaps every nonce, wherever the bytes are cut", () => {
  const part = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("=", "==", "a=="));
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), fc.array(fc.nat(), { maxLength: 20 }), (parts, cuts) => {
      const [from, to] = [freshNonce(), freshNonce()];
      expect(swapped(Buffer.from(parts.join(from)), cuts, from, to)).toBe(parts.join(to));
    }),
  );
});

test("holds back only bytes that may begin a nonce", () => {
  const swap = new NonceSwap("abcabd", "123456");
  expect(swap.push(Buffer.from("<p>abx</p>")).toString()).toBe("<p>abx</p>");
  expect(swap.push(Buffer.from("abcab")).toString()).toBe("");
  expect(swap.push(Buffer.from("cabd.")).toString()).toBe("abc123456.");
});
