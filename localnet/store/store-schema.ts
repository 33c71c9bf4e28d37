import type { Database } from "./database";
import { integer } from "./row-readers";
import { StoreDamaged } from "./store-problem";

const VERSION = 3;

/**
 * Narrow tables are searched and scanned; values that are only returned are packed in `*_record`. Hashes
 * are found by their first eight bytes (`fingerprint.ts`). Ids are assigned in the order of arrival.
 */
const TABLES = `
CREATE TABLE note (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE mempool (hash TEXT PRIMARY KEY, message BLOB NOT NULL);
CREATE TABLE config (master INTEGER PRIMARY KEY, cells BLOB NOT NULL);
CREATE TABLE library (hash TEXT PRIMARY KEY, cells BLOB NOT NULL);

CREATE TABLE chain (id INTEGER PRIMARY KEY, workchain INTEGER NOT NULL, shard TEXT NOT NULL,
  UNIQUE (workchain, shard));
CREATE TABLE block (id INTEGER PRIMARY KEY, chain INTEGER NOT NULL, seqno INTEGER NOT NULL,
  master INTEGER NOT NULL, time INTEGER NOT NULL, start_lt INTEGER NOT NULL, end_lt INTEGER NOT NULL,
  root INTEGER NOT NULL, file INTEGER NOT NULL, packed BLOB NOT NULL);
CREATE UNIQUE INDEX block_id ON block (chain, seqno);
CREATE INDEX block_seqno ON block (seqno);
CREATE INDEX block_master ON block (master);
CREATE INDEX block_chain_master ON block (chain, master, seqno);
CREATE INDEX block_root ON block (root);
CREATE INDEX block_file ON block (file);
CREATE INDEX block_time ON block (time, start_lt);
CREATE INDEX block_chain_time ON block (chain, time, seqno);
CREATE INDEX block_chain_end ON block (chain, end_lt);

CREATE TABLE address (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
CREATE TABLE account (id INTEGER PRIMARY KEY, balance INTEGER NOT NULL, code INTEGER, state INTEGER NOT NULL);
CREATE INDEX account_balance ON account (balance);
CREATE INDEX account_code ON account (code) WHERE code IS NOT NULL;
CREATE TABLE state (id INTEGER PRIMARY KEY, account INTEGER NOT NULL, master INTEGER NOT NULL,
  packed BLOB NOT NULL);
CREATE INDEX state_account ON state (account, master);

CREATE TABLE tx (id INTEGER PRIMARY KEY, hash INTEGER NOT NULL, account INTEGER NOT NULL,
  lt INTEGER NOT NULL, time INTEGER NOT NULL, block INTEGER NOT NULL, trace INTEGER NOT NULL,
  incoming INTEGER, outgoing INTEGER NOT NULL, sent INTEGER NOT NULL);
CREATE INDEX tx_hash ON tx (hash);
CREATE INDEX tx_block ON tx (block);
CREATE INDEX tx_trace ON tx (trace);
CREATE TABLE tx_record (id INTEGER PRIMARY KEY, packed BLOB NOT NULL);

CREATE TABLE message (id INTEGER PRIMARY KEY, hash INTEGER NOT NULL, normalized INTEGER,
  kind INTEGER NOT NULL, source INTEGER, destination INTEGER, opcode INTEGER, body INTEGER NOT NULL,
  lt INTEGER NOT NULL, receiver INTEGER, sender INTEGER);
CREATE INDEX message_hash ON message (hash);
CREATE INDEX message_normalized ON message (normalized) WHERE normalized IS NOT NULL;
CREATE INDEX message_undelivered ON message (id) WHERE receiver IS NULL AND kind = 1;
CREATE INDEX message_unsent ON message (id) WHERE sender IS NULL AND kind = 1;
CREATE TABLE message_record (id INTEGER PRIMARY KEY, packed BLOB NOT NULL);

CREATE TABLE trace (id INTEGER PRIMARY KEY, start_lt INTEGER NOT NULL,
  end_lt INTEGER NOT NULL, start_time INTEGER NOT NULL, end_time INTEGER NOT NULL,
  master_start INTEGER NOT NULL, master_end INTEGER NOT NULL, transactions INTEGER NOT NULL,
  messages INTEGER NOT NULL, pending INTEGER NOT NULL, root TEXT NOT NULL, external TEXT);
CREATE INDEX trace_master ON trace (master_end);

CREATE TABLE rank (list INTEGER NOT NULL, key INTEGER NOT NULL, rank INTEGER NOT NULL,
  lt INTEGER NOT NULL, item INTEGER NOT NULL, PRIMARY KEY (key, list, rank)) WITHOUT ROWID;
`;

/**
 * WAL: readers and the one writer share the file, and a kill loses nothing that was committed. A checkpoint
 * waits for the disk, so there is one per 32 MB of log and not one every few blocks. Files of many gigabytes
 * are memory-mapped, because deep pages are rarely in the cache.
 */
const MODE = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = NORMAL;
PRAGMA wal_autocheckpoint = 8192;
PRAGMA journal_size_limit = 33554432;
PRAGMA cache_size = -65536;
PRAGMA mmap_size = 17179869184;
PRAGMA temp_store = MEMORY;
`;

export function prepareSchema(database: Database): void {
  for (const pragma of MODE.trim().split("\n")) database.statement(pragma).all();
  const version = integer(database.statement("PRAGMA user_version").first() ?? [], 0);
  if (version === VERSION) return;
  if (version !== 0)
    throw new StoreDamaged(`it was written by another version of localnet (${version}, not ${VERSION})`);
  const tables = integer(database.statement("SELECT COUNT(*) FROM sqlite_master").first() ?? [], 0);
  if (tables > 0) throw new StoreDamaged("it is a database of another program");
  database.transaction(() => {
    database.execute(TABLES);
    database.execute(`PRAGMA user_version = ${VERSION}`);
  });
}
