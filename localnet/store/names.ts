import type { Address } from "@/lib/ton/address/address";
import { parseWireAddress } from "@/lib/ton/address/read-address";
import type { Shard } from "@/lib/ton/block/shard";
import { parseShard } from "@/lib/ton/block/read-shard";
import type { Database } from "./database";
import { integer, text } from "./row";

const REMEMBERED = 50_000;

/** Numbers for addresses: lists and tables name accounts by them. */
export class Addresses {
  readonly #database: Database;
  readonly #ids = new Map<Address, number>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Null for an address that nothing final mentions. */
  find(address: Address): number | null {
    const known = this.#ids.get(address);
    if (known !== undefined) return known;
    const row = this.#database.statement("SELECT id FROM address WHERE text = ?").first(address);
    return row === null ? null : integer(row, 0);
  }

  findAll(addresses: Iterable<Address>): readonly number[] {
    return [...new Set(addresses)].map((address) => this.find(address)).filter((id) => id !== null);
  }

  /** Gives numbers to those that have none; all of them are at hand for `at` after that. */
  learn(addresses: ReadonlySet<Address>): void {
    const unknown = [...addresses].filter((address) => !this.#ids.has(address));
    if (unknown.length === 0) return;
    for (const address of this.#ids.keys()) {
      if (this.#ids.size <= REMEMBERED) break;
      if (!addresses.has(address)) this.#ids.delete(address);
    }
    const named = JSON.stringify(unknown);
    this.#database
      .statement("INSERT OR IGNORE INTO address (text) SELECT value FROM json_each(?)")
      .run(named);
    for (const row of this.#database
      .statement("SELECT id, text FROM address WHERE text IN (SELECT value FROM json_each(?))")
      .all(named))
      this.#ids.set(parseWireAddress(text(row, 1)), integer(row, 0));
  }

  at(address: Address): number {
    const id = this.#ids.get(address);
    if (id === undefined) throw new Error(`${address} was not learnt`);
    return id;
  }

  forget(): void {
    this.#ids.clear();
  }
}

export interface ShardChain {
  readonly id: number;
  readonly workchain: number;
  readonly shard: Shard;
}

/** The chains of blocks: one for each shard that there ever was. */
export class ShardChains {
  readonly #database: Database;
  #known: readonly ShardChain[] = [];

  constructor(database: Database) {
    this.#database = database;
    this.forget();
  }

  all(): readonly ShardChain[] {
    return this.#known;
  }

  find(workchain: number, shard: Shard): ShardChain | null {
    return this.#known.find((chain) => chain.workchain === workchain && chain.shard === shard) ?? null;
  }

  learn(workchain: number, shard: Shard): ShardChain {
    if (this.find(workchain, shard) === null) {
      this.#database.statement("INSERT INTO chain (workchain, shard) VALUES (?, ?)").run(workchain, shard);
      this.forget();
    }
    const chain = this.find(workchain, shard);
    if (chain === null) throw new Error(`the chain of shard ${workchain}:${shard} was not written`);
    return chain;
  }

  /** Reads them again. */
  forget(): void {
    this.#known = this.#database
      .statement("SELECT id, workchain, shard FROM chain ORDER BY id")
      .all()
      .map((row) => ({ id: integer(row, 0), workchain: integer(row, 1), shard: parseShard(text(row, 2)) }));
  }
}
