export const NFT_TABLES = `
CREATE TABLE IF NOT EXISTS nft_collection (id INTEGER PRIMARY KEY, address TEXT NOT NULL UNIQUE, owner TEXT,
  next_number TEXT NOT NULL, content TEXT, info TEXT, lt INTEGER NOT NULL, code TEXT NOT NULL, data TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS nft_collection_owner ON nft_collection (owner, id);

CREATE TABLE IF NOT EXISTS nft_item (id INTEGER PRIMARY KEY, address TEXT NOT NULL UNIQUE, collection TEXT,
  owner TEXT, number TEXT NOT NULL, ready INTEGER NOT NULL, content TEXT, info TEXT, lt INTEGER NOT NULL,
  code TEXT NOT NULL, data TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS nft_item_owner ON nft_item (owner, collection, length(number), number, id);
CREATE INDEX IF NOT EXISTS nft_item_number ON nft_item (collection, length(number), number, id);
CREATE INDEX IF NOT EXISTS nft_item_lt ON nft_item (lt, id);

CREATE TABLE IF NOT EXISTS nft_trade (id INTEGER PRIMARY KEY, address TEXT NOT NULL UNIQUE, kind TEXT NOT NULL,
  item TEXT NOT NULL, owner TEXT, marketplace TEXT, market_name TEXT, created INTEGER NOT NULL, details TEXT NOT NULL,
  lt INTEGER NOT NULL, code TEXT NOT NULL, data TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS nft_trade_owner ON nft_trade (owner, item, address);
CREATE TABLE IF NOT EXISTS nft_price (sale TEXT NOT NULL, lt INTEGER NOT NULL, price TEXT NOT NULL,
  PRIMARY KEY (sale, lt)) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS nft_transfer (id INTEGER PRIMARY KEY, lt INTEGER NOT NULL, time INTEGER NOT NULL,
  hash TEXT NOT NULL UNIQUE, trace TEXT NOT NULL, item TEXT NOT NULL, collection TEXT, old_owner TEXT NOT NULL,
  new_owner TEXT, aborted INTEGER NOT NULL, query TEXT NOT NULL, response TEXT, custom BLOB, amount TEXT NOT NULL,
  payload BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS nft_transfer_order ON nft_transfer (lt, id);
CREATE INDEX IF NOT EXISTS nft_transfer_item ON nft_transfer (item, lt);
CREATE INDEX IF NOT EXISTS nft_transfer_collection ON nft_transfer (collection, lt);
CREATE INDEX IF NOT EXISTS nft_transfer_old ON nft_transfer (old_owner, lt);
CREATE INDEX IF NOT EXISTS nft_transfer_new ON nft_transfer (new_owner, lt);
`;
