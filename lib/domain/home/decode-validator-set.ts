import type { Round } from "./round-report";
import { readBoc } from "../../ton/cell/boc";
import { CellReader } from "../../ton/cell/cell-reader";
import { FormatError } from "../../ton/value/format-error";

/** `validators_ext` and, on older networks, `validators`. */
const TAGS: ReadonlySet<bigint | null> = new Set([0x12n, 0x11n]);

/** The round of a validator set in the configuration of the network; null for other cells. */
export function readValidatorSet(bag: string): Round | null {
  try {
    const { roots, cells } = readBoc(bag);
    const root = cells[roots[0] ?? 0];
    if (root === undefined) return null;
    const reader = new CellReader(root);
    if (!TAGS.has(reader.uint(8))) return null;
    const [since, until, validators] = [reader.uint(32), reader.uint(32), reader.uint(16)];
    if (since === null || until === null || validators === null || until <= since) return null;
    return { since: Number(since), until: Number(until), validators: Number(validators) };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return null;
  }
}
