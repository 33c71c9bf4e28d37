import { openAccounts } from "./read/stored-accounts";
import { Appender } from "./write/appender";
import { openBlocks } from "./read/stored-blocks";
import { openChainState } from "./read/chain-state";
import { Database } from "./database";
import { openMessages } from "./read/stored-messages";
import { AddressIds, ShardChains } from "./id-registry";
import { readRestart } from "./read/read-restart";
import { text } from "./row-readers";
import { prepareSchema } from "./store-schema";
import type { Store } from "./store";
import { StoreDamaged, StoreFull } from "./store-problem";
import { TransactionReader } from "./read/transaction-reader";
import { openTraces } from "./read/stored-traces";
import { openTransactions } from "./read/stored-transactions";

/** Opens a file, which is created if it does not exist, or `:memory:`. */
export function openStore(path: string): Store {
  return storeOver(new Database(path));
}

/** Throws if the file is not an undamaged store. */
export function checkStore(path: string): void {
  const store = openStore(path);
  try {
    const result = text(store.database.statement("PRAGMA quick_check(1)").first() ?? [], 0);
    if (result !== "ok") throw new StoreDamaged(result);
    if (store.restart() === null) throw new StoreDamaged("it has no blocks");
  } finally {
    store.close();
  }
}

export function storeOver(database: Database): Store {
  prepareSchema(database);
  const addresses = new AddressIds(database);
  const chains = new ShardChains(database);
  const appender = new Appender(database, addresses, chains);
  const blocks = openBlocks(database, chains);
  const chain = openChainState(database);
  const reader = new TransactionReader(database);
  return {
    database,
    append(...whole) {
      try {
        appender.append(whole);
      } catch (error) {
        if (error instanceof StoreFull) database.shrinkLog();
        throw error;
      }
    },
    addMempoolMessage: (hash, message) =>
      database.statement("INSERT OR IGNORE INTO mempool VALUES (?, ?)").run(hash, message),
    removeMempoolMessage: (hash) => database.statement("DELETE FROM mempool WHERE hash = ?").run(hash),
    restart: () => readRestart(database, blocks, chain),
    note(name) {
      const row = database.statement("SELECT value FROM note WHERE name = ?").first(name);
      return row === null ? null : text(row, 0);
    },
    setNote: (name, value) =>
      database.statement("INSERT OR REPLACE INTO note VALUES (?, ?)").run(name, value),
    copyTo: (file) => database.statement("VACUUM INTO ?").run(file),
    close() {
      // Leaves a single file without a log, or one that the next process continues with.
      database.shrinkLog();
      database.close();
    },
    blocks,
    transactions: openTransactions(database, addresses, chains, reader),
    messages: openMessages(database, addresses),
    accounts: openAccounts(database, addresses),
    traces: openTraces(database, addresses, reader),
    chain,
  };
}
