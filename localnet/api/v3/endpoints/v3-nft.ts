import type { Address } from "@/lib/ton/address/address";
import { nftCollections, nftItems, nftTransfers } from "@/lib/toncenter/v3/v3-nft";
import { nftSales } from "@/lib/toncenter/v3/v3-nft-sale";
import { collectionsAt, listCollections } from "../../../indexer/nft/collection-rows";
import { itemsAt, listItems, type ItemRow } from "../../../indexer/nft/item-rows";
import { tradesAt } from "../../../indexer/nft/trade-rows";
import { listTransfers } from "../../../indexer/nft/list-nft-transfers";
import type { Tables } from "../../../indexer/index-tables";
import { renderCollection, renderItem, renderTrade, renderTransfer } from "../render/render-nft";
import { addressesIn } from "../render/addresses-in";
import { route, type Route } from "../v3-route";
import { ltRange, timeRange } from "../request/v3-ranges";

/** The collections of these items. */
export function collectionsOf(tables: Tables, items: readonly ItemRow[]) {
  return collectionsAt(
    tables,
    items.flatMap(({ collection }) => (collection === null ? [] : [collection])),
  );
}

/** Undefined if the request has neither parameter. */
function merged(
  one: readonly Address[] | undefined,
  other: readonly Address[] | undefined,
): readonly Address[] | undefined {
  return one === undefined && other === undefined ? undefined : [...(one ?? []), ...(other ?? [])];
}

const COLLECTIONS = route(nftCollections, ({ node, values, page, addressDetailsFor }) => {
  const found = listCollections(
    node.index.tables,
    { addresses: values.collection_address, owners: values.owner_address },
    page,
  );
  const rows = found.map(renderCollection);
  return { nft_collections: rows, ...addressDetailsFor(addressesIn(rows)) };
});

const ITEMS = route(nftItems, ({ node, values, page, addressDetailsFor }) => {
  const { tables } = node.index;
  const found = listItems(
    tables,
    {
      addresses: values.address,
      owners: values.owner_address,
      withOnSale: values.include_on_sale,
      collections: values.collection_address,
      numbers: values.index?.map((digits) => String(BigInt(digits))),
      lastChangedFirst: values.sort_by_last_transaction_lt,
    },
    page,
  );
  const context = { collections: collectionsOf(tables, found) };
  const rows = found.map((item) => renderItem(item, context));
  return { nft_items: rows, ...addressDetailsFor(addressesIn(rows)) };
});

const TRANSFERS = route(nftTransfers, ({ node, values, page, addressDetailsFor }) => {
  const found = listTransfers(
    node.index.tables,
    {
      owners: merged(values.owner_address, values.address),
      direction: values.direction,
      items: values.item_address,
      collection: values.collection_address,
      time: timeRange(values),
      lt: ltRange(values),
    },
    page,
  );
  const rows = found.map(renderTransfer);
  return { nft_transfers: rows, ...addressDetailsFor(addressesIn(rows)) };
});

const SALES = route(nftSales, ({ node, values, addressDetailsFor }) => {
  const { tables } = node.index;
  const trades = tradesAt(tables, values.address);
  const items = itemsAt(tables, [...new Set(trades.map(({ item }) => item))]);
  const byAddress = new Map(items.map((item) => [item.address, item]));
  const context = { collections: collectionsOf(tables, items) };
  const rows = trades.map((trade) => renderTrade(trade, byAddress.get(trade.item), context));
  return { nft_sales: rows, ...addressDetailsFor(addressesIn(rows)) };
});

export const NFTS: readonly Route[] = [COLLECTIONS, ITEMS, TRANSFERS, SALES];
