import { createHash } from "node:crypto";

/** A pseudo-random generator; the same parts give the same numbers. */
export interface Random {
  /** An integer from 0 up to the bound, exclusive. */
  below(bound: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** Distinct elements: as many as requested, or all if there are fewer. */
  pickSome<T>(from: readonly T[], count: number): readonly T[];
}

const BLOCK = 32;

export function seededRandom(...parts: readonly (string | number)[]): Random {
  const name = parts.join("\0");
  let block = Buffer.alloc(0);
  let at = 0;
  let blocks = 0;

  function next(): number {
    if (at + 4 > block.length) {
      block = createHash("sha256").update(`${name}\0${blocks}`).digest().subarray(0, BLOCK);
      blocks += 1;
      at = 0;
    }
    at += 4;
    return block.readUInt32BE(at - 4);
  }

  const below = (bound: number) => next() % bound;
  return {
    below,
    pick: (from) => from[below(from.length)] ?? from[0],
    pickSome(from, count) {
      const left = [...from];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(below(left.length), 1),
      ).flat();
    },
  };
}
