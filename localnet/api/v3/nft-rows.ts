import type { Address } from "@/lib/ton/address/address";
import type { CollectionRow } from "../../indexer/nft/collections";
import type { ItemRow } from "../../indexer/nft/items";
import type { Standing } from "../../indexer/nft/standing";
import type { Trade } from "../../indexer/nft/trade";
import type { TransferRow } from "../../indexer/nft/transfer-list";
import { reachable } from "../../tokens/origin";
import { payload } from "./payload";
import { hashText } from "./values";

const NOBODY = "addr_none";

const madeOf = ({ codeHash, dataHash }: Standing) => ({
  code_hash: hashText(codeHash),
  data_hash: hashText(dataHash),
});

export function collectionRow({ address, owner, next, content, standing }: CollectionRow, origin: string) {
  const { code_hash, data_hash } = madeOf(standing);
  return {
    address,
    owner_address: owner,
    last_transaction_lt: String(standing.lastLt),
    next_item_index: next,
    collection_content: reachable(content, origin),
    data_hash,
    code_hash,
  };
}

/** What items are told with. */
export interface Around {
  readonly collections: ReadonlyMap<Address, CollectionRow>;
  readonly origin: string;
}

export function itemRow(item: ItemRow, { collections, origin }: Around) {
  const { standing, trade } = item;
  const collection = item.collection === null ? undefined : collections.get(item.collection);
  return {
    address: item.address,
    init: item.isReady,
    index: item.number,
    collection_address: item.collection,
    owner_address: item.owner,
    content: reachable(item.content, origin),
    last_transaction_lt: String(standing.lastLt),
    ...madeOf(standing),
    collection: collection === undefined ? null : collectionRow(collection, origin),
    on_sale: trade !== null,
    ...(trade?.kind === "getgems_sale" ? { sale_contract_address: trade.address } : {}),
    ...(trade?.kind === "getgems_auction" ? { auction_contract_address: trade.address } : {}),
    ...(trade === null || trade.owner === null ? {} : { real_owner: trade.owner }),
  };
}

export function transferRow(transfer: TransferRow) {
  return {
    query_id: transfer.query,
    nft_address: transfer.item,
    nft_collection: transfer.collection ?? NOBODY,
    transaction_hash: hashText(transfer.hash),
    transaction_lt: String(transfer.lt),
    transaction_now: transfer.time,
    transaction_aborted: transfer.aborted,
    old_owner: transfer.oldOwner,
    new_owner: transfer.newOwner ?? NOBODY,
    response_destination: transfer.response,
    ...payload(transfer.custom, "custom"),
    forward_amount: transfer.amount,
    ...payload(transfer.payload, "forward"),
    trace_id: hashText(transfer.trace),
  };
}

export function tradeRow(trade: Trade, item: ItemRow | undefined, around: Around) {
  const { kind, address, owner, marketplace, createdAt, standing, details } = trade;
  return {
    type: kind,
    address,
    nft_address: trade.item,
    ...(owner === null ? {} : { nft_owner_address: owner }),
    ...(marketplace === null ? {} : { marketplace_address: marketplace }),
    created_at: createdAt,
    last_transaction_lt: String(standing.lastLt),
    ...madeOf(standing),
    details,
    ...(item === undefined ? {} : { nft_item: itemRow(item, around) }),
  };
}
