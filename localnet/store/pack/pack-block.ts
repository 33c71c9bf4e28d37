import type { BlockRecord } from "../../chain-records";
import { Packer, Unpacker } from "./packing";

const packer = new Packer();

export function packBlock(block: BlockRecord): Uint8Array {
  packer.number(block.workchain).shard(block.shard).count(block.seqno);
  packer.hash(block.rootHash).hash(block.fileHash).count(block.masterSeqno).count(block.previous.length);
  for (const { workchain, shard, seqno, rootHash, fileHash } of block.previous)
    packer.number(workchain).shard(shard).count(seqno).hash(rootHash).hash(fileHash);
  packer.number(block.generatedAt).big(block.startLt).big(block.endLt).count(block.transactions);
  packer.number(block.globalId).number(block.version).number(block.flags);
  for (const flag of [block.keyBlock, block.afterMerge, block.afterSplit, block.beforeSplit])
    packer.flag(flag);
  packer.flag(block.wantMerge).flag(block.wantSplit);
  packer.number(block.validatorListHashShort).number(block.catchainSeqno);
  packer.number(block.minRefMasterSeqno).number(block.previousKeyBlock);
  return packer.hash(block.randSeed).hash(block.createdBy).bytes(block.header).take();
}

export function unpackBlock(packed: Uint8Array): BlockRecord {
  const from = new Unpacker(packed);
  return {
    workchain: from.number(),
    shard: from.shard(),
    seqno: from.count(),
    rootHash: from.hash(),
    fileHash: from.hash(),
    masterSeqno: from.count(),
    previous: readPrevious(from),
    generatedAt: from.number(),
    startLt: from.big(),
    endLt: from.big(),
    transactions: from.count(),
    globalId: from.number(),
    version: from.number(),
    flags: from.number(),
    keyBlock: from.flag(),
    afterMerge: from.flag(),
    afterSplit: from.flag(),
    beforeSplit: from.flag(),
    wantMerge: from.flag(),
    wantSplit: from.flag(),
    validatorListHashShort: from.number(),
    catchainSeqno: from.number(),
    minRefMasterSeqno: from.number(),
    previousKeyBlock: from.number(),
    randSeed: from.hash(),
    createdBy: from.hash(),
    header: from.bytes(),
  };
}

function readPrevious(from: Unpacker): BlockRecord["previous"] {
  return Array.from({ length: from.count() }, () => ({
    workchain: from.number(),
    shard: from.shard(),
    seqno: from.count(),
    rootHash: from.hash(),
    fileHash: from.hash(),
  }));
}
