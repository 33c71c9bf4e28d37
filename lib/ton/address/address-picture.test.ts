import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Address } from "./address";
import { addressPicture } from "./address-picture";
import { parseAddress } from "./read-address";

const HEX = fc.stringMatching(/^[0-9A-F]{64}$/);

function read(accountId: string, workchain = 0): Address {
  return parseAddress(`${workchain}:${accountId}`);
}

const drawn = (address: Address) => JSON.stringify(addressPicture(address));

/** How many of the nine cells are drawn differently, in shape or in colour. */
function differentCells(one: Address, other: Address): number {
  const cells = (address: Address) =>
    new Set(
      addressPicture(address).shapes.flatMap(({ color, path }) =>
        path.split(/(?=M)/).map((cell) => `${color}${cell}`),
      ),
    );
  const others = cells(other);
  return [...cells(one)].filter((cell) => !others.has(cell)).length;
}

describe("the picture of an address", () => {
  it("is the same each time, and differs in another workchain", () => {
    fc.assert(
      fc.property(HEX, (accountId) => {
        expect(drawn(read(accountId))).toBe(drawn(read(accountId)));
        expect(drawn(read(accountId))).not.toBe(drawn(read(accountId, -1)));
      }),
    );
  });

  it("differs in seven of nine cells on average when one digit differs", () => {
    let total = 0;
    let pairs = 0;
    fc.assert(
      fc.property(HEX, fc.nat(63), fc.integer({ min: 1, max: 15 }), (accountId, at, change) => {
        const digit = ((Number.parseInt(accountId.charAt(at), 16) + change) % 16).toString(16).toUpperCase();
        const near = accountId.slice(0, at) + digit + accountId.slice(at + 1);
        const cells = differentCells(read(accountId), read(near));
        total += cells;
        pairs += 1;
        expect(drawn(read(accountId))).not.toBe(drawn(read(near)));
      }),
      { numRuns: 1_000 },
    );
    expect(total / pairs).toBeGreaterThan(7);
  });

  it("differs among 20,000 addresses that begin and end alike", () => {
    const pictures = new Set<string>();
    for (let index = 0; index < 20_000; index += 1)
      pictures.add(drawn(read(`5B17540F${index.toString(16).toUpperCase().padStart(48, "0")}61220000`)));
    expect(pictures.size).toBeGreaterThanOrEqual(19_999);
  });

  it("uses every background about equally", () => {
    const grounds = new Map<string, number>();
    for (let index = 0; index < 18_000; index += 1) {
      const { ground } = addressPicture(read(index.toString(16).toUpperCase().padStart(64, "0")));
      grounds.set(ground, (grounds.get(ground) ?? 0) + 1);
    }
    expect(grounds.size).toBe(18);
    expect(Math.min(...grounds.values())).toBeGreaterThan(850);
  });
});
