/** Amounts that are sorted are padded to one length, so that texts have the order of numbers. */
export const JETTON_TABLES = `
CREATE TABLE IF NOT EXISTS jetton_master (id INTEGER PRIMARY KEY, address TEXT NOT NULL UNIQUE,
  supply TEXT NOT NULL, mintable INTEGER NOT NULL, admin TEXT, content TEXT, info TEXT, wallet_code TEXT NOT NULL,
  code TEXT NOT NULL, data TEXT, last_lt INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS jetton_master_admin ON jetton_master (admin);

CREATE TABLE IF NOT EXISTS jetton_wallet (id INTEGER PRIMARY KEY, address TEXT NOT NULL UNIQUE,
  balance TEXT NOT NULL, owner TEXT NOT NULL, master TEXT NOT NULL, code TEXT NOT NULL, data TEXT,
  last_lt INTEGER NOT NULL, share TEXT);
CREATE INDEX IF NOT EXISTS jetton_wallet_owner ON jetton_wallet (owner);
CREATE INDEX IF NOT EXISTS jetton_wallet_master ON jetton_wallet (master, balance);

CREATE TABLE IF NOT EXISTS jetton_transfer (id INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE, lt INTEGER NOT NULL,
  now INTEGER NOT NULL, trace TEXT NOT NULL, query TEXT NOT NULL, source TEXT NOT NULL, destination TEXT NOT NULL,
  wallet TEXT NOT NULL, master TEXT NOT NULL, amount TEXT NOT NULL, response TEXT, custom BLOB,
  forward TEXT NOT NULL, payload BLOB);
CREATE INDEX IF NOT EXISTS jetton_transfer_lt ON jetton_transfer (lt);
CREATE INDEX IF NOT EXISTS jetton_transfer_source ON jetton_transfer (source, lt);
CREATE INDEX IF NOT EXISTS jetton_transfer_destination ON jetton_transfer (destination, lt);
CREATE INDEX IF NOT EXISTS jetton_transfer_wallet ON jetton_transfer (wallet, lt);
CREATE INDEX IF NOT EXISTS jetton_transfer_master ON jetton_transfer (master, lt);

CREATE TABLE IF NOT EXISTS jetton_burn (id INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE, lt INTEGER NOT NULL,
  now INTEGER NOT NULL, trace TEXT NOT NULL, query TEXT NOT NULL, owner TEXT NOT NULL, wallet TEXT NOT NULL,
  master TEXT NOT NULL, aborted INTEGER NOT NULL, amount TEXT NOT NULL, response TEXT, custom BLOB);
CREATE INDEX IF NOT EXISTS jetton_burn_lt ON jetton_burn (lt);
CREATE INDEX IF NOT EXISTS jetton_burn_owner ON jetton_burn (owner, lt);
CREATE INDEX IF NOT EXISTS jetton_burn_wallet ON jetton_burn (wallet, lt);
CREATE INDEX IF NOT EXISTS jetton_burn_master ON jetton_burn (master, lt);

CREATE TABLE IF NOT EXISTS exchange (address TEXT PRIMARY KEY, jetton TEXT NOT NULL, wallet TEXT NOT NULL)
  WITHOUT ROWID;
`;
