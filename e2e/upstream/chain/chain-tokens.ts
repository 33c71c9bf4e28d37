import { balanceOf, codeHash } from "./chain-accounts";
import type { Chain } from "./chain";
import { INSERTED_FROM } from "./chain-state";

const COLLECTIONS = 7;

const isOwners = (row: number) => row % 2 === 0;
/** Half of a row's number. Inserted rows keep theirs to avoid collisions. */
const place = (row: number) => (row < INSERTED_FROM ? Math.floor(row / 2) : row);

/**
 * Even rows belong to the busy account, each with its own jetton or collection; odd rows all belong to the
 * first jetton or collection, each with its own owner.
 */
const ownerNumber = (row: number) => (isOwners(row) ? 0 : place(row) + 1);
const masterNumber = (row: number) => (isOwners(row) ? place(row) + 1 : 0);
const collectionNumber = (row: number) => (isOwners(row) ? 1 + (place(row) % COLLECTIONS) : 0);

export const ownerOf = (chain: Chain, row: number) => chain.ids.address("wallet", ownerNumber(row));

/** Whether a row belongs to an owner, derived from numbers alone, since long lists are filtered with it. */
export function isOwnedBy(chain: Chain, owners: readonly string[]): (row: number) => boolean {
  const numbers = new Set(owners.map((owner) => chain.ids.numberOfAddress("wallet", owner)));
  return (row) => numbers.has(ownerNumber(row));
}

export function isOfMaster(chain: Chain, masters: readonly string[]): (row: number) => boolean {
  const numbers = new Set(masters.map((master) => chain.ids.numberOfAddress("jetton master", master)));
  return (row) => numbers.has(masterNumber(row));
}

export function isOfCollection(chain: Chain, collections: readonly string[]): (row: number) => boolean {
  const numbers = new Set(collections.map((one) => chain.ids.numberOfAddress("nft collection", one)));
  return (row) => numbers.has(collectionNumber(row));
}

const lastLt = (chain: Chain, row: number) =>
  String(chain.lt(row < INSERTED_FROM ? Math.max(0, chain.newestOriginal - row) : chain.newest));

const hashes = (
  chain: Chain,
  kind: "jetton master" | "jetton wallet" | "nft item" | "nft collection",
  row: number,
) => ({
  code_hash: codeHash(chain, kind),
  data_hash: chain.ids.hash("data", row),
});

/** Every second jetton is administered by the busy account. */
export const adminOf = (chain: Chain, row: number) => chain.ids.address("wallet", isOwners(row) ? 0 : row);

export function masterRow(chain: Chain, row: number) {
  return {
    address: chain.ids.address("jetton master", row),
    total_supply: String(balanceOf(row) * 1_000_000n),
    mintable: row % 3 !== 0,
    admin_address: row % 5 === 4 ? null : adminOf(chain, row),
    jetton_content: { uri: `https://images.example/jetton/${row}.json` },
    jetton_wallet_code_hash: codeHash(chain, "jetton wallet"),
    ...hashes(chain, "jetton master", row),
    last_transaction_lt: lastLt(chain, row),
  };
}

export const jettonBalance = (row: number) => balanceOf(row) * 1_000n;

export function jettonWalletRow(chain: Chain, row: number) {
  return {
    address: chain.ids.address("jetton wallet", row),
    balance: String(jettonBalance(row)),
    owner: ownerOf(chain, row),
    jetton: chain.ids.address("jetton master", masterNumber(row)),
    last_transaction_lt: lastLt(chain, row),
    ...hashes(chain, "jetton wallet", row),
  };
}

export function collectionRow(chain: Chain, row: number) {
  return {
    address: chain.ids.address("nft collection", row),
    owner_address: row % 5 === 4 ? null : adminOf(chain, row),
    last_transaction_lt: lastLt(chain, row),
    next_item_index: String(1_000 + row),
    collection_content: { uri: `https://images.example/collection/${row}.json` },
    ...hashes(chain, "nft collection", row),
  };
}

export function itemRow(chain: Chain, row: number) {
  const collection = collectionNumber(row);
  return {
    address: chain.ids.address("nft item", row),
    init: true,
    index: String(row),
    collection_address: chain.ids.address("nft collection", collection),
    owner_address: ownerOf(chain, row),
    content: { uri: `https://images.example/item/${row}.json` },
    last_transaction_lt: lastLt(chain, row),
    ...hashes(chain, "nft item", row),
    collection: collectionRow(chain, collection),
    on_sale: false,
  };
}
