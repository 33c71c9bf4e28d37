import type { MasterBlock, PreviousBlocks } from "../../ton/vm/vm-task";
import { fail, ok, type ApiError, type Result } from "../../toncenter/error";
import type { Block } from "../../toncenter/v3/v3-block";

/** How many blocks each of the two lists has. */
export const LISTED_BLOCKS = 16;
/** The second list has the blocks with these seqnos. */
const STEP = 100;
const ZERO_STATE = 0;

/** The newest masterchain block that a transaction can see. */
export type NewestBlock = Pick<
  Block,
  "seqno" | "start_lt" | "end_lt" | "root_hash" | "file_hash" | "key_block" | "prev_key_block_seqno"
>;

/** The seqnos of the blocks that a contract can request; 0 is the zero state. */
export interface NeededBlocks {
  readonly recent: readonly number[];
  readonly key: number;
  readonly hundreds: readonly number[];
}

function downFrom(seqno: number, step: number): readonly number[] {
  const all = Array.from({ length: LISTED_BLOCKS }, (_, place) => seqno - place * step);
  return all.filter((one) => one >= ZERO_STATE);
}

export function neededBlocks(newest: NewestBlock, requested: "recent" | "all"): NeededBlocks {
  const { seqno, key_block: isKey, prev_key_block_seqno: lastKey } = newest;
  return {
    recent: downFrom(seqno, 1),
    key: isKey === true ? seqno : (lastKey ?? ZERO_STATE),
    hundreds: requested === "all" ? downFrom(Math.floor(seqno / STEP) * STEP, STEP) : [],
  };
}

/** Those that are not in the list of the newest blocks. */
export function apartFromList({ recent, key, hundreds }: NeededBlocks): readonly number[] {
  return [...new Set([key, ...hundreds])].filter((seqno) => seqno !== ZERO_STATE && !recent.includes(seqno));
}

export function needsZeroState({ recent, key, hundreds }: NeededBlocks): boolean {
  return [...recent, key, ...hundreds].includes(ZERO_STATE);
}

/** The lists for contracts, from loaded blocks; an error that names a missing block. */
export function previousBlocks(wanted: NeededBlocks, loaded: readonly MasterBlock[]): Result<PreviousBlocks> {
  const bySeqno = new Map(loaded.map((block) => [block.seqno, block]));
  const missing = [...wanted.recent, wanted.key, ...wanted.hundreds].find((seqno) => !bySeqno.has(seqno));
  const of = (seqnos: readonly number[]) => seqnos.flatMap((seqno) => bySeqno.get(seqno) ?? []);
  const key = bySeqno.get(wanted.key);
  if (missing !== undefined || key === undefined) return fail(missingBlock(missing ?? wanted.key));
  return ok({
    recent: of(wanted.recent),
    key,
    hundreds: wanted.hundreds.length === 0 ? null : of(wanted.hundreds),
  });
}

function missingBlock(seqno: number): ApiError {
  return {
    kind: "not-found",
    message: `The contract asks for masterchain block ${seqno}, which the service does not have.`,
  };
}

export function masterBlock({
  seqno,
  root_hash: rootHash,
  file_hash: fileHash,
}: Pick<Block, "seqno" | "root_hash" | "file_hash">): MasterBlock {
  return { seqno, rootHash, fileHash };
}
