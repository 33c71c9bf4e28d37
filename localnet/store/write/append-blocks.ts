import type { BlockId } from "@/lib/ton/block/block";
import type { BlockRecord } from "../../chain-records";
import { BulkInsert } from "./bulk-insert";
import type { Database } from "../database";
import { fingerprint } from "../fingerprint";
import { LIST, ONLY_KEY } from "../ranked-lists";
import type { ShardChains } from "../id-registry";
import { packBlock } from "../pack/pack-block";
import type { Ranks } from "./list-ranks";
import { big, integer } from "../row-readers";

/** Writes blocks and remembers the row ids of those being appended. */
export class BlockWriter {
  readonly #database: Database;
  readonly #rows: BulkInsert;
  readonly #ids = new Map<string, { readonly id: number; readonly chain: number }>();

  constructor(
    database: Database,
    private readonly chains: ShardChains,
    private readonly ranks: Ranks,
  ) {
    this.#database = database;
    this.#rows = new BulkInsert(database, "block", 10);
  }

  write(blocks: readonly BlockRecord[]): void {
    this.#ids.clear();
    this.#rows.clear();
    let id = integer(this.#database.statement("SELECT coalesce(max(id), 0) FROM block").first() ?? [], 0);
    for (const block of blocks) {
      id += 1;
      this.#requireOrder(block);
      const chain = this.chains.learn(block.workchain, block.shard).id;
      this.#ids.set(keyOf(block), { id, chain });
      const { seqno, masterSeqno, generatedAt, startLt, endLt, rootHash, fileHash } = block;
      this.#rows.add(id, chain, seqno, masterSeqno, generatedAt, startLt, endLt);
      this.#rows.add(fingerprint(rootHash), fingerprint(fileHash), packBlock(block));
      this.ranks.add(LIST.blocks, ONLY_KEY, { lt: startLt, item: id });
      this.ranks.add(LIST.blocksOfChain, chain, { lt: startLt, item: id });
      this.#rows.flush();
    }
  }

  rowOf(block: BlockId): { readonly id: number; readonly chain: number } {
    const row = this.#ids.get(keyOf(block));
    if (row === undefined)
      throw new Error(`a transaction is in ${keyOf(block)}, which is not among the blocks appended with it`);
    return row;
  }

  /** Lists are sorted by logical time alone, so a later second must never have an earlier logical time. */
  #requireOrder(block: BlockRecord): void {
    const before = this.#database
      .statement("SELECT end_lt FROM block WHERE time < ? ORDER BY time DESC, start_lt DESC LIMIT 1")
      .first(block.generatedAt);
    const after = this.#database
      .statement("SELECT start_lt FROM block WHERE time > ? ORDER BY time, start_lt LIMIT 1")
      .first(block.generatedAt);
    if (
      (before !== null && big(before, 0) > block.startLt) ||
      (after !== null && big(after, 0) < block.endLt)
    )
      throw new Error(`block ${keyOf(block)} has a logical time that does not fit its time`);
  }
}

function keyOf({ workchain, shard, seqno }: BlockId): string {
  return `(${workchain},${shard},${seqno})`;
}
