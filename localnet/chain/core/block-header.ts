import { hash as digest } from "node:crypto";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import { shardPrefix } from "@/lib/ton/block/shard";
import type { BlockRecord } from "../../chain-records";
import { RawCellWriter } from "../cells/raw-cell-writer";
import type { RawCell } from "../cells/raw-cell";
import { writeBag } from "../cells/write-bag";

/** A reference to a block. */
export type BlockRef = Pick<BlockRecord, "workchain" | "shard" | "seqno" | "rootHash" | "fileHash" | "endLt">;

/** The fields of a block record that the header cell contains too. */
export type HeaderFields = Omit<BlockRecord, "rootHash" | "fileHash" | "header" | "previous">;

export interface HeaderContext {
  readonly previous: BlockRef;
  /** The masterchain block that a shard block refers to. */
  readonly master: BlockRef | null;
  /** Transaction hashes in the order of execution. */
  readonly contents: readonly Hash[];
  /** The shard blocks that a masterchain block commits. */
  readonly commits: readonly BlockRef[];
}

/** The version and capabilities of the software, as in parameter 8. */
const SOFTWARE = "c40000000c00000000000001ee";

function reference({ endLt, seqno, rootHash, fileHash }: BlockRef): RawCell {
  return new RawCellWriter().uint(endLt, 64).uint(seqno, 32).hex(rootHash).hex(fileHash).end();
}

function info(fields: HeaderFields, { master, previous }: HeaderContext): RawCell {
  const { workchain, shard } = fields;
  const { length, bits } = shardPrefix(shard);
  const writer = new RawCellWriter()
    .hex("9bc7a987")
    .uint(fields.version, 32)
    .bit(master !== null)
    .bit(fields.afterMerge)
    .bit(fields.beforeSplit)
    .bit(fields.afterSplit)
    .bit(fields.wantSplit)
    .bit(fields.wantMerge)
    .bit(fields.keyBlock)
    .bit(false)
    .uint(fields.flags, 8)
    .uint(fields.seqno, 32)
    .uint(0, 32)
    .uint(0b00, 2)
    .uint(length, 6)
    .uint(workchain, 32)
    .uint(length === 0 ? 0n : BigInt(`0b${bits}`) << BigInt(64 - length), 64)
    .uint(fields.generatedAt, 32)
    .uint(fields.startLt, 64)
    .uint(fields.endLt, 64)
    .uint(fields.validatorListHashShort, 32)
    .uint(fields.catchainSeqno, 32)
    .uint(fields.minRefMasterSeqno, 32)
    .uint(fields.previousKeyBlock, 32)
    .hex(SOFTWARE);
  if (master !== null) writer.ref(reference(master));
  return writer.ref(reference(previous)).end();
}

/**
 * The number of transactions and one digest of their hashes: the block does not contain the transactions
 * themselves.
 */
function contents(hashes: readonly Hash[]): RawCell {
  return new RawCellWriter()
    .uint(hashes.length, 32)
    .hex(parseHash(digest("sha256", hashes.join(""))))
    .end();
}

function commits(blocks: readonly BlockRef[]): RawCell {
  return blocks.reduce(
    (below, block) => new RawCellWriter().uint(block.seqno, 32).hex(block.rootHash).ref(below).end(),
    new RawCellWriter().end(),
  );
}

/** The block's cell: its info follows the network's TL-B scheme, the rest are digests of the contents. */
function cellOf(fields: HeaderFields, context: HeaderContext): RawCell {
  const extra = new RawCellWriter()
    .hex("4a33f6fd")
    .ref(contents(context.contents))
    .hex(fields.randSeed)
    .hex(fields.createdBy)
    .bit(context.master === null);
  if (context.master === null) extra.ref(commits(context.commits));
  return new RawCellWriter()
    .hex("11ef55aa")
    .uint(fields.globalId, 32)
    .ref(info(fields, context))
    .ref(extra.end())
    .end();
}

export function blockOf(fields: HeaderFields, context: HeaderContext): BlockRecord {
  const cell = cellOf(fields, context);
  const header = writeBag(cell);
  const { workchain, shard, seqno, rootHash, fileHash } = context.previous;
  return {
    ...fields,
    previous: [{ workchain, shard, seqno, rootHash, fileHash }],
    rootHash: cell.hash,
    fileHash: parseHash(digest("sha256", header)),
    header,
  };
}
