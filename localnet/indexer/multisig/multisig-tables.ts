export const MULTISIG_TABLES = `
CREATE TABLE IF NOT EXISTS multisig (id INTEGER PRIMARY KEY, address TEXT NOT NULL UNIQUE, next_number TEXT NOT NULL,
  threshold INTEGER NOT NULL, signers TEXT NOT NULL, proposers TEXT NOT NULL, last_lt INTEGER NOT NULL,
  code_hash TEXT, data_hash TEXT);
CREATE TABLE IF NOT EXISTS multisig_member (member TEXT NOT NULL, multisig TEXT NOT NULL,
  PRIMARY KEY (member, multisig)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS multisig_members ON multisig_member (multisig);
CREATE TABLE IF NOT EXISTS multisig_order (id INTEGER PRIMARY KEY, address TEXT NOT NULL UNIQUE,
  multisig TEXT NOT NULL, number TEXT NOT NULL, threshold INTEGER, executed INTEGER, approvals TEXT,
  approvals_count INTEGER, expires_at INTEGER, actions BLOB, signers TEXT, last_lt INTEGER NOT NULL,
  code_hash TEXT, data_hash TEXT);
CREATE INDEX IF NOT EXISTS multisig_orders ON multisig_order (multisig, id);
`;
