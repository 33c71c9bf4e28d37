import type { ChainBlock } from "../../chain-records";
import { AccountWriter } from "./append-accounts";
import { BlockWriter } from "./append-blocks";
import { MessageWriter } from "./append-messages";
import { TraceWriter } from "./append-traces";
import { addressesOf, TransactionWriter } from "./append-transactions";
import type { Database } from "../database";
import type { AddressIds, ShardChains } from "../id-registry";
import { Ranks } from "./list-ranks";

/** Writes masterchain blocks with all that they commit; the blocks of one call are one database transaction. */
export class Appender {
  readonly #database: Database;
  readonly #ranks: Ranks;
  readonly #blocks: BlockWriter;
  readonly #messages: MessageWriter;
  readonly #traces: TraceWriter;
  readonly #transactions: TransactionWriter;
  readonly #accounts: AccountWriter;

  constructor(
    database: Database,
    private readonly addresses: AddressIds,
    private readonly chains: ShardChains,
  ) {
    this.#database = database;
    this.#ranks = new Ranks(database);
    this.#blocks = new BlockWriter(database, chains, this.#ranks);
    this.#messages = new MessageWriter(database, addresses, this.#ranks);
    this.#traces = new TraceWriter(database, this.#ranks);
    this.#transactions = new TransactionWriter(
      database,
      addresses,
      this.#blocks,
      this.#messages,
      this.#traces,
      this.#ranks,
    );
    this.#accounts = new AccountWriter(database, addresses);
  }

  append(blocks: readonly ChainBlock[]): void {
    try {
      this.#database.transaction(() => {
        for (const block of blocks) this.#write(block);
      });
    } catch (error) {
      // The writers may have cached rows that were rolled back.
      for (const writer of [this.addresses, this.chains, this.#ranks, this.#messages]) writer.reset();
      for (const writer of [this.#traces, this.#transactions, this.#accounts]) writer.reset();
      throw error;
    }
  }

  #write({ blocks, transactions, accounts, libraries, config }: ChainBlock): void {
    const [{ seqno }] = blocks;
    const addresses = addressesOf(transactions);
    for (const { address } of accounts) addresses.add(address);
    this.addresses.register(addresses);
    this.#blocks.write(blocks);
    this.#transactions.write(transactions);
    this.#messages.flush();
    this.#transactions.flush();
    this.#traces.flush();
    this.#accounts.write(accounts, seqno);
    this.#ranks.flush();
    const deletePending = this.#database.statement("DELETE FROM mempool WHERE hash = ?");
    for (const { incoming } of transactions)
      if (incoming !== null && incoming.source === null)
        deletePending.run(incoming.normalizedHash ?? incoming.hash);
    for (const { hash, cells } of libraries)
      if (cells === null) this.#database.statement("DELETE FROM library WHERE hash = ?").run(hash);
      else this.#database.statement("INSERT OR REPLACE INTO library VALUES (?, ?)").run(hash, cells);
    if (config !== null) this.#database.statement("INSERT INTO config VALUES (?, ?)").run(seqno, config);
  }
}
