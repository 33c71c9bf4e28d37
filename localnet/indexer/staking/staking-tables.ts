/** Amounts from contracts are texts, because they may be larger than 64 bits. `rendered` is a v3 row as JSON. */
export const STAKING_TABLES = `
CREATE TABLE IF NOT EXISTS pool (address TEXT PRIMARY KEY, rendered TEXT NOT NULL, validator TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS pool_nominator (pool TEXT NOT NULL, nominator TEXT NOT NULL, balance TEXT NOT NULL,
  pending TEXT NOT NULL, PRIMARY KEY (pool, nominator)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS pool_nominators ON pool_nominator (nominator, pool);
CREATE TABLE IF NOT EXISTS nominator_event (pool TEXT NOT NULL, time INTEGER NOT NULL, lt INTEGER NOT NULL,
  place INTEGER NOT NULL, nominator TEXT NOT NULL, type TEXT NOT NULL, rendered TEXT NOT NULL,
  PRIMARY KEY (pool, time, lt, place)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS nominator_events ON nominator_event (pool, nominator, time, lt, place);
CREATE TABLE IF NOT EXISTS pool_validator_event (pool TEXT NOT NULL, time INTEGER NOT NULL, lt INTEGER NOT NULL,
  validator TEXT NOT NULL, type TEXT NOT NULL, rendered TEXT NOT NULL, PRIMARY KEY (pool, time, lt)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS pool_validator_events ON pool_validator_event (validator, time, lt);

CREATE TABLE IF NOT EXISTS validator_event (time INTEGER NOT NULL, lt INTEGER NOT NULL, account TEXT NOT NULL,
  type TEXT NOT NULL, holder TEXT NOT NULL, pubkey TEXT, adnl TEXT, rendered TEXT NOT NULL,
  PRIMARY KEY (time, lt, account)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS validator_events ON validator_event (holder, time, lt);
CREATE TABLE IF NOT EXISTS election (id INTEGER PRIMARY KEY, finished INTEGER NOT NULL, rendered TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS candidate (election INTEGER NOT NULL, pubkey TEXT NOT NULL, stake INTEGER NOT NULL,
  factor INTEGER NOT NULL, holder TEXT NOT NULL, adnl TEXT NOT NULL, PRIMARY KEY (election, pubkey)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS cycle (since INTEGER PRIMARY KEY, election INTEGER, hash TEXT NOT NULL, rendered TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS cycle_election ON cycle (election);
CREATE INDEX IF NOT EXISTS cycle_hash ON cycle (hash);
CREATE TABLE IF NOT EXISTS cycle_member (cycle INTEGER NOT NULL, place INTEGER NOT NULL, pubkey TEXT NOT NULL,
  adnl TEXT NOT NULL, weight INTEGER NOT NULL, PRIMARY KEY (cycle, place)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS complaint (election INTEGER NOT NULL, hash TEXT NOT NULL, time INTEGER NOT NULL,
  pubkey TEXT NOT NULL, rendered TEXT NOT NULL, PRIMARY KEY (election, hash)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS complaint_time ON complaint (time, hash);
`;
