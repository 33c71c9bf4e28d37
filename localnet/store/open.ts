import { openAccounts } from "./accounts";
import { Appender } from "./append";
import { openBlocks } from "./blocks";
import { openChainState } from "./chain-state";
import { Database } from "./database";
import { openMessages } from "./messages";
import { Addresses, ShardChains } from "./names";
import { readRestart } from "./restart";
import { text } from "./row";
import { prepareSchema } from "./schema";
import type { Store } from "./store";
import { openTraces } from "./traces";
import { openTransactions } from "./transactions";

/** A file, made if there is none, or `:memory:`. */
export function openStore(path: string): Store {
  return storeOver(new Database(path));
}

export function storeOver(database: Database): Store {
  prepareSchema(database);
  const addresses = new Addresses(database);
  const chains = new ShardChains(database);
  const appender = new Appender(database, addresses, chains);
  const blocks = openBlocks(database, chains);
  const chain = openChainState(database);
  return {
    database,
    append: (...whole) => appender.append(whole),
    keepMessage: (hash, message) =>
      database.statement("INSERT OR IGNORE INTO mempool VALUES (?, ?)").run(hash, message),
    forgetMessage: (hash) => database.statement("DELETE FROM mempool WHERE hash = ?").run(hash),
    restart: () => readRestart(database, blocks, chain),
    note(name) {
      const row = database.statement("SELECT value FROM note WHERE name = ?").first(name);
      return row === null ? null : text(row, 0);
    },
    setNote: (name, value) =>
      database.statement("INSERT OR REPLACE INTO note VALUES (?, ?)").run(name, value),
    copyTo: (file) => database.statement("VACUUM INTO ?").run(file),
    close() {
      // Leaves one file and no log beside it.
      database.statement("PRAGMA wal_checkpoint(TRUNCATE)").all();
      database.close();
    },
    blocks,
    transactions: openTransactions(database, addresses, chains),
    messages: openMessages(database, addresses),
    accounts: openAccounts(database, addresses),
    traces: openTraces(database, addresses),
    chain,
  };
}
