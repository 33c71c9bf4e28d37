import { type BlockId, MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import { isShardAncestor, type Shard } from "@/lib/ton/block/shard";
import type { BlockRecord, PreviousBlocks } from "../../chain-records";
import { LISTED_BLOCKS, LISTED_STEP } from "../../chain/core/previous-blocks";
import { rowsById } from "./rows-by-id";
import type { Database, Value } from "../database";
import { fingerprint } from "../fingerprint";
import { LIST, ONLY_KEY } from "../ranked-lists";
import type { ShardChain, ShardChains } from "../id-registry";
import { unpackBlock } from "../pack/pack-block";
import { bytes } from "../row-readers";
import { pageOf, type Selection } from "./page-selection";
import { ArraySource } from "./entry-source";
import type { BlockFilter, Blocks } from "../store";
import { listBetween, ltBounds } from "./time-bounds";
import { Where } from "./where-clause";

export function openBlocks(database: Database, chains: ShardChains): Blocks {
  let previous: { readonly seqno: number; readonly blocks: PreviousBlocks } | null = null;
  return {
    list: (filter, page) =>
      rowsById(database, "SELECT id, packed FROM block WHERE id", pageOf(select(filter), page), (row) =>
        unpackBlock(bytes(row, 1)),
      ),
    byId,
    head: () => masterchain("DESC"),
    first: () => masterchain("ASC"),
    shardsAt,
    previousAt,
    committedBy: (masterSeqno) => read("FROM block b WHERE b.master = ? ORDER BY b.id", masterSeqno),
    atLt: (workchain, shard, lt) =>
      covering(workchain, shard)
        .flatMap(({ id }) =>
          read("FROM block b WHERE b.chain = ? AND b.end_lt >= ? ORDER BY b.end_lt LIMIT 1", id, clamped(lt)),
        )
        .toSorted((a, b) => compare(a.endLt, b.endLt))[0] ?? null,
    atTime: (workchain, shard, time) =>
      covering(workchain, shard)
        .flatMap(({ id }) =>
          read(
            "FROM block b WHERE b.chain = ? AND b.time <= ? ORDER BY b.time DESC, b.seqno DESC LIMIT 1",
            id,
            Math.trunc(time),
          ),
        )
        .toSorted((a, b) => compare(b.endLt, a.endLt))[0] ?? null,
  };

  function read(from: string, ...values: readonly Value[]): readonly BlockRecord[] {
    return database
      .statement(`SELECT b.packed ${from}`)
      .all(...values)
      .map((row) => unpackBlock(bytes(row, 0)));
  }

  function byId({ workchain, shard, seqno }: BlockId): BlockRecord | null {
    const chain = chains.find(workchain, shard);
    if (chain === null) return null;
    return read("FROM block b WHERE b.chain = ? AND b.seqno = ?", chain.id, seqno)[0] ?? null;
  }

  /** The last result is cached, because that for the newest block is requested again and again. */
  function previousAt(masterSeqno: number): PreviousBlocks {
    if (previous?.seqno === masterSeqno) return previous.blocks;
    const id = chains.find(MASTERCHAIN, MASTERCHAIN_SHARD)?.id ?? null;
    const seqnos = (from: number, step: number) =>
      Array.from({ length: LISTED_BLOCKS }, (_, index) => from - index * step).filter((seqno) => seqno > 0);
    const listed = (list: readonly number[]) =>
      id === null
        ? []
        : read(
            "FROM block b WHERE b.chain = ? AND b.seqno IN (SELECT value FROM json_each(?)) ORDER BY b.seqno DESC",
            id,
            JSON.stringify(list),
          );
    const recent = listed(seqnos(masterSeqno, 1));
    const newest = recent[0];
    const keySeqno = newest?.keyBlock === true ? newest.seqno : (newest?.previousKeyBlock ?? 0);
    const [key = null] = listed([keySeqno]);
    const hundreds = listed(seqnos(masterSeqno - (masterSeqno % LISTED_STEP), LISTED_STEP));
    const blocks = { recent, hundreds, key };
    previous = { seqno: masterSeqno, blocks };
    return blocks;
  }

  function masterchain(order: "ASC" | "DESC"): BlockRecord | null {
    const chain = chains.find(MASTERCHAIN, MASTERCHAIN_SHARD);
    if (chain === null) return null;
    return read(`FROM block b WHERE b.chain = ? ORDER BY b.seqno ${order} LIMIT 1`, chain.id)[0] ?? null;
  }

  function shardsAt(masterSeqno: number): readonly BlockRecord[] {
    if (byId({ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno: masterSeqno }) === null) return [];
    const newest = chains
      .all()
      .filter(({ workchain }) => workchain !== MASTERCHAIN)
      .flatMap(({ id }) =>
        read(
          "FROM block b WHERE b.chain = ? AND b.master <= ? ORDER BY b.master DESC, b.seqno DESC LIMIT 1",
          id,
          masterSeqno,
        ),
      );
    // Shards that have been split or merged since then no longer exist.
    return newest.filter(
      (block) =>
        !newest.some(
          (other) =>
            other.workchain === block.workchain &&
            overlap(other.shard, block.shard) &&
            other.seqno > block.seqno,
        ),
    );
  }

  /** The chains of this shard and of the shards that contain it. */
  function covering(workchain: number, shard: Shard): readonly ShardChain[] {
    return chains
      .all()
      .filter((chain) => chain.workchain === workchain && isShardAncestor(chain.shard, shard));
  }

  /** Ranked lists where they exist; seqno, hash and masterchain block match few rows, which are looked up. */
  function select(filter: BlockFilter): Selection {
    const { workchain, shard, seqno, rootHash, fileHash, masterSeqno } = filter;
    const bounds = ltBounds(database, filter);
    const hasPlace = workchain !== undefined || shard !== undefined;
    const within = chains
      .all()
      .filter(
        (chain) =>
          (workchain ?? chain.workchain) === chain.workchain && (shard ?? chain.shard) === chain.shard,
      )
      .map(({ id }) => id);
    if ([seqno, rootHash, fileHash, masterSeqno].every((value) => value === undefined)) {
      const names = hasPlace
        ? within.map((key) => ({ list: LIST.blocksOfChain, key }))
        : [{ list: LIST.blocks, key: ONLY_KEY }];
      return { any: names.map((name) => listBetween(database, name, bounds)) };
    }
    const where = new Where().between("b.start_lt", bounds).is("b.seqno", seqno).is("b.master", masterSeqno);
    where.is("b.root", rootHash === undefined ? undefined : fingerprint(rootHash));
    where.is("b.file", fileHash === undefined ? undefined : fingerprint(fileHash));
    where.isOneOf("b.chain", hasPlace ? within : undefined);
    return { any: [new ArraySource(where.entries(database, "SELECT b.start_lt, b.id FROM block b"))] };
  }
}

function overlap(a: Shard, b: Shard): boolean {
  return a !== b && (isShardAncestor(a, b) || isShardAncestor(b, a));
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function clamped(lt: bigint): bigint {
  return lt >= 2n ** 63n ? 2n ** 63n - 1n : lt < 0n ? 0n : lt;
}
