import { hash as digest } from "node:crypto";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import { shardPrefix } from "@/lib/ton/block/shard";
import type { BlockRecord } from "../../records";
import { CellWriter } from "../cells/cell-writer";
import type { RawCell } from "../cells/raw-cell";
import { writeBag } from "../cells/write-bag";

/** A block as others refer to it. */
export type BlockRef = Pick<BlockRecord, "workchain" | "shard" | "seqno" | "rootHash" | "fileHash" | "endLt">;

/** What the record of a block says that its cells say too. */
export type HeaderFields = Omit<BlockRecord, "rootHash" | "fileHash" | "header" | "previous">;

export interface HeaderContext {
  readonly previous: BlockRef;
  /** The masterchain's block that a shard's block was made after. */
  readonly master: BlockRef | null;
  /** Of the transactions in the order in which they were made. */
  readonly contents: readonly Hash[];
  /** Shard blocks that a block of the masterchain commits. */
  readonly commits: readonly BlockRef[];
}

/** What blocks say of the software that made them: version and capabilities, as in the parameter 8. */
const SOFTWARE = "c40000000c00000000000001ee";

function reference({ endLt, seqno, rootHash, fileHash }: BlockRef): RawCell {
  return new CellWriter().uint(endLt, 64).uint(seqno, 32).hex(rootHash).hex(fileHash).end();
}

function info(fields: HeaderFields, { master, previous }: HeaderContext): RawCell {
  const { workchain, shard } = fields;
  const { length, bits } = shardPrefix(shard);
  const writer = new CellWriter()
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

/** The transactions, one hash for all of them: the block does not carry the cells themselves. */
function contents(hashes: readonly Hash[]): RawCell {
  return new CellWriter()
    .uint(hashes.length, 32)
    .hex(parseHash(digest("sha256", hashes.join(""))))
    .end();
}

function commits(blocks: readonly BlockRef[]): RawCell {
  return blocks.reduce(
    (below, block) => new CellWriter().uint(block.seqno, 32).hex(block.rootHash).ref(below).end(),
    new CellWriter().end(),
  );
}

/** A block's cell: its description to the letter of the network's scheme, and digests of what is in it. */
function cellOf(fields: HeaderFields, context: HeaderContext): RawCell {
  const extra = new CellWriter()
    .hex("4a33f6fd")
    .ref(contents(context.contents))
    .hex(fields.randSeed)
    .hex(fields.createdBy)
    .bit(context.master === null);
  if (context.master === null) extra.ref(commits(context.commits));
  return new CellWriter()
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
