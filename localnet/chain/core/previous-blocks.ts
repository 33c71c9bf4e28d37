import type { MasterBlockRef, PreviousBlocks } from "../../chain-records";
import { RawCellWriter } from "../cells/raw-cell-writer";
import type { RawCell } from "../cells/raw-cell";
import { writeBag } from "../cells/write-bag";

/** How many blocks each of the two lists has. */
export const LISTED_BLOCKS = 16;
/** The second list has the blocks with these seqnos. */
export const LISTED_STEP = 100;

export const NO_PREVIOUS_BLOCKS: PreviousBlocks = { recent: [], hundreds: [], key: null };

/** The previous blocks as seen after this masterchain block. */
export function previousAfter(
  { recent, hundreds, key }: PreviousBlocks,
  block: MasterBlockRef & { readonly keyBlock: boolean },
): PreviousBlocks {
  const isHundredth = block.seqno % LISTED_STEP === 0;
  return {
    recent: [block, ...recent].slice(0, LISTED_BLOCKS),
    hundreds: isHundredth ? [block, ...hundreds].slice(0, LISTED_BLOCKS) : hundreds,
    key: block.keyBlock ? block : key,
  };
}

const STACK_SMALL_INT = 0x01;
const STACK_INT = 0x0100;
const STACK_TUPLE = 0x07;
const MASTERCHAIN_SHARD = 1n << 63n;

function smallInt(value: number): RawCell {
  return new RawCellWriter().uint(STACK_SMALL_INT, 8).uint(value, 64).end();
}

function bigInt(value: bigint): RawCell {
  return new RawCellWriter().uint(STACK_INT, 15).uint(value, 257).end();
}

const MASTERCHAIN = [smallInt(-1), bigInt(MASTERCHAIN_SHARD)] as const;

/** A tuple as a stack entry. All items but the last are in a chain of cells. */
function tuple(items: readonly RawCell[]): RawCell {
  const [first, ...others] = items;
  const writer = new RawCellWriter().uint(STACK_TUPLE, 8).uint(items.length, 16);
  if (first === undefined) return writer.end();
  const last = others.pop();
  if (last === undefined) return writer.ref(first).end();
  const head = others.reduce((before, item) => new RawCellWriter().ref(before).ref(item).end(), first);
  return writer.ref(head).ref(last).end();
}

/** Blocks stay in the lists for a while, so their cells are kept. */
const entries = new WeakMap<MasterBlockRef, RawCell>();

function entryOf(block: MasterBlockRef): RawCell {
  const known = entries.get(block);
  if (known !== undefined) return known;
  const hashes = [block.rootHash, block.fileHash].map((hash) => bigInt(BigInt(`0x${hash}`)));
  const entry = tuple([...MASTERCHAIN, smallInt(block.seqno), ...hashes]);
  entries.set(block, entry);
  return entry;
}

/**
 * The previous blocks as the executor puts them into the c7 of contracts: the last sixteen masterchain
 * blocks, the last key block, and the last sixteen blocks whose seqnos are multiples of 100. While there are
 * fewer, the lists end with the zero state.
 */
export function previousBlocksParameter(previous: PreviousBlocks, zero: MasterBlockRef): string {
  const list = (blocks: readonly MasterBlockRef[]) =>
    tuple([...blocks, ...(blocks.length < LISTED_BLOCKS ? [zero] : [])].map(entryOf));
  const parameter = tuple([list(previous.recent), entryOf(previous.key ?? zero), list(previous.hundreds)]);
  return writeBag(parameter).toString("base64");
}
