import type { Address } from "@/lib/ton/address/address";
import { parseWireAddress } from "@/lib/ton/address/read-address";
import type { Shard } from "@/lib/ton/block/shard";
import { parseShard } from "@/lib/ton/block/read-shard";
import type { Database } from "./database";
import { integer, text } from "./row-readers";

const CACHE_SIZE = 50_000;

/** Row ids of addresses, which lists and tables use in place of addresses. */
export class AddressIds {
  readonly #database: Database;
  readonly #ids = new Map<Address, number>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Null for an address that no stored record mentions. */
  find(address: Address): number | null {
    const cached = this.#ids.get(address);
    if (cached !== undefined) return cached;
    const row = this.#database.statement("SELECT id FROM address WHERE text = ?").first(address);
    return row === null ? null : integer(row, 0);
  }

  findAll(addresses: Iterable<Address>): readonly number[] {
    return [...new Set(addresses)].map((address) => this.find(address)).filter((id) => id !== null);
  }

  /** Assigns ids to new addresses; afterwards `idOf` has all of them. */
  register(addresses: ReadonlySet<Address>): void {
    const missing = [...addresses].filter((address) => !this.#ids.has(address));
    if (missing.length === 0) return;
    for (const address of this.#ids.keys()) {
      if (this.#ids.size <= CACHE_SIZE) break;
      if (!addresses.has(address)) this.#ids.delete(address);
    }
    const texts = JSON.stringify(missing);
    this.#database
      .statement("INSERT OR IGNORE INTO address (text) SELECT value FROM json_each(?)")
      .run(texts);
    for (const row of this.#database
      .statement("SELECT id, text FROM address WHERE text IN (SELECT value FROM json_each(?))")
      .all(texts))
      this.#ids.set(parseWireAddress(text(row, 1)), integer(row, 0));
  }

  idOf(address: Address): number {
    const id = this.#ids.get(address);
    if (id === undefined) throw new Error(`${address} is not registered`);
    return id;
  }

  reset(): void {
    this.#ids.clear();
  }
}

export interface ShardChain {
  readonly id: number;
  readonly workchain: number;
  readonly shard: Shard;
}

/** Chains of blocks: one for each shard that has ever existed. */
export class ShardChains {
  readonly #database: Database;
  #chains: readonly ShardChain[] = [];

  constructor(database: Database) {
    this.#database = database;
    this.reset();
  }

  all(): readonly ShardChain[] {
    return this.#chains;
  }

  find(workchain: number, shard: Shard): ShardChain | null {
    return this.#chains.find((chain) => chain.workchain === workchain && chain.shard === shard) ?? null;
  }

  learn(workchain: number, shard: Shard): ShardChain {
    if (this.find(workchain, shard) === null) {
      this.#database.statement("INSERT INTO chain (workchain, shard) VALUES (?, ?)").run(workchain, shard);
      this.reset();
    }
    const chain = this.find(workchain, shard);
    if (chain === null) throw new Error(`the chain of shard ${workchain}:${shard} was not written`);
    return chain;
  }

  /** Reloads the chains from the database. */
  reset(): void {
    this.#chains = this.#database
      .statement("SELECT id, workchain, shard FROM chain ORDER BY id")
      .all()
      .map((row) => ({ id: integer(row, 0), workchain: integer(row, 1), shard: parseShard(text(row, 2)) }));
  }
}
