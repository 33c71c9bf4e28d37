import type { BlockId } from "./block";
import { FormatError } from "../value/format-error";
import { parseShard } from "./read-shard";
import type { Shard } from "./shard";

const SPELLINGS = [
  /^\(\s*([^\s,]+)\s*,\s*([^\s,]+)\s*,\s*([^\s,]+)\s*\)$/,
  /^([^\s:]+)\s*:\s*([^\s:]+)\s*:\s*([^\s:]+)$/,
  /^([^\s/]+)\s*\/\s*([^\s/]+)\s*\/\s*([^\s/]+)$/,
] as const;
const LONGEST = 200;

function readInteger(text: string, what: string, min: number, max: number): number {
  if (!/^(?:0|-?[1-9][0-9]*)$/.test(text)) throw new FormatError("block id", `the ${what} is not a number`);
  const value = Number(text);
  if (value < min || value > max) throw new FormatError("block id", `the ${what} does not fit into 32 bits`);
  return value;
}

function readShard(text: string): Shard {
  try {
    return parseShard(text);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    throw new FormatError("block id", `the shard is wrong: ${error.reason}`);
  }
}

/** `(workchain,shard,seqno)`, `workchain:shard:seqno` or `workchain/shard/seqno`, spaces allowed. */
export function parseBlockId(text: string): BlockId {
  const typed = text.length > LONGEST ? "" : text.trim();
  for (const spelling of SPELLINGS) {
    const [, workchain, shard, seqno] = spelling.exec(typed) ?? [];
    if (workchain === undefined || shard === undefined || seqno === undefined) continue;
    return {
      workchain: readInteger(workchain, "workchain", -(2 ** 31), 2 ** 31 - 1),
      shard: readShard(shard),
      seqno: readInteger(seqno, "seqno", 0, 2 ** 32 - 1),
    };
  }
  throw new FormatError("block id", "it is not (workchain,shard,seqno)");
}
