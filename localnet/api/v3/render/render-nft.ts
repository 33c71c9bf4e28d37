import type { Address } from "@/lib/ton/address/address";
import type { CollectionRow } from "../../../indexer/nft/collection-rows";
import type { ItemRow } from "../../../indexer/nft/item-rows";
import type { ContractVersion } from "../../../indexer/nft/contract-version";
import type { Trade } from "../../../indexer/nft/trade-contract";
import type { TransferRow } from "../../../indexer/nft/list-nft-transfers";
import { renderPayload } from "./render-payload";
import { hashText } from "./v3-json-values";

const NO_ADDRESS = "addr_none";

const hashFields = ({ codeHash, dataHash }: ContractVersion) => ({
  code_hash: hashText(codeHash),
  data_hash: hashText(dataHash),
});

export function renderCollection({ address, owner, next, content, version: standing }: CollectionRow) {
  const { code_hash, data_hash } = hashFields(standing);
  return {
    address,
    owner_address: owner,
    last_transaction_lt: String(standing.lastLt),
    next_item_index: next,
    collection_content: content,
    data_hash,
    code_hash,
  };
}

/** Data shared by all items of an answer. */
export interface NftContext {
  readonly collections: ReadonlyMap<Address, CollectionRow>;
}

export function renderItem(item: ItemRow, { collections }: NftContext) {
  const { version: standing, trade } = item;
  const collection = item.collection === null ? undefined : collections.get(item.collection);
  return {
    address: item.address,
    init: item.isReady,
    index: item.number,
    collection_address: item.collection,
    owner_address: item.owner,
    content: item.content,
    last_transaction_lt: String(standing.lastLt),
    ...hashFields(standing),
    collection: collection === undefined ? null : renderCollection(collection),
    on_sale: trade !== null,
    ...(trade?.kind === "getgems_sale" ? { sale_contract_address: trade.address } : {}),
    ...(trade === null || trade.kind === "getgems_sale" ? {} : { auction_contract_address: trade.address }),
    ...(trade === null || trade.owner === null ? {} : { real_owner: trade.owner }),
  };
}

export function renderTransfer(transfer: TransferRow) {
  return {
    query_id: transfer.query,
    nft_address: transfer.item,
    nft_collection: transfer.collection ?? NO_ADDRESS,
    transaction_hash: hashText(transfer.hash),
    transaction_lt: String(transfer.lt),
    transaction_now: transfer.time,
    transaction_aborted: transfer.aborted,
    old_owner: transfer.oldOwner,
    new_owner: transfer.newOwner ?? NO_ADDRESS,
    response_destination: transfer.response,
    ...renderPayload(transfer.custom, "custom"),
    forward_amount: transfer.amount,
    ...renderPayload(transfer.payload, "forward"),
    trace_id: hashText(transfer.trace),
  };
}

export function renderTrade(trade: Trade, item: ItemRow | undefined, context: NftContext) {
  const { kind, address, owner, marketplace, createdAt, version: standing, details } = trade;
  return {
    type: kind,
    address,
    nft_address: trade.item,
    ...(owner === null ? {} : { nft_owner_address: owner }),
    ...(marketplace === null ? {} : { marketplace_address: marketplace }),
    ...(kind === "telemint" ? {} : { created_at: createdAt }),
    last_transaction_lt: String(standing.lastLt),
    ...hashFields(standing),
    details,
    ...(item === undefined ? {} : { nft_item: renderItem(item, context) }),
  };
}
