import type { BlockId } from "@/lib/ton/block/block";
import type { BlockRecord } from "../records";
import { Bulk } from "./bulk";
import type { Database } from "./database";
import { fingerprint } from "./fingerprint";
import { LIST, WHOLE } from "./lists";
import type { ShardChains } from "./names";
import { packBlock } from "./pack-block";
import type { Ranks } from "./ranks";
import { big, integer } from "./row";

/** Writes blocks, and knows those of the block being appended by their names. */
export class BlockWriter {
  readonly #database: Database;
  readonly #rows: Bulk;
  readonly #ids = new Map<string, { readonly id: number; readonly chain: number }>();

  constructor(
    database: Database,
    private readonly chains: ShardChains,
    private readonly ranks: Ranks,
  ) {
    this.#database = database;
    this.#rows = new Bulk(database, "block", 10);
  }

  write(blocks: readonly BlockRecord[]): void {
    this.#ids.clear();
    this.#rows.clear();
    let id = integer(this.#database.statement("SELECT coalesce(max(id), 0) FROM block").first() ?? [], 0);
    for (const block of blocks) {
      id += 1;
      this.#refuseDisorder(block);
      const chain = this.chains.learn(block.workchain, block.shard).id;
      this.#ids.set(nameOf(block), { id, chain });
      const { seqno, masterSeqno, generatedAt, startLt, endLt, rootHash, fileHash } = block;
      this.#rows.add(id, chain, seqno, masterSeqno, generatedAt, startLt, endLt);
      this.#rows.add(fingerprint(rootHash), fingerprint(fileHash), packBlock(block));
      this.ranks.add(LIST.blocks, WHOLE, { lt: startLt, item: id });
      this.ranks.add(LIST.blocksOfChain, chain, { lt: startLt, item: id });
      this.#rows.flush();
    }
  }

  placeOf(block: BlockId): { readonly id: number; readonly chain: number } {
    const place = this.#ids.get(nameOf(block));
    if (place === undefined)
      throw new Error(
        `a transaction is in ${nameOf(block)}, which is not among the blocks that came with it`,
      );
    return place;
  }

  /** Lists are kept by logical time alone, so a later second must never have an earlier logical time. */
  #refuseDisorder(block: BlockRecord): void {
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
      throw new Error(`block ${nameOf(block)} has a logical time that does not fit its time`);
  }
}

function nameOf({ workchain, shard, seqno }: BlockId): string {
  return `(${workchain},${shard},${seqno})`;
}
