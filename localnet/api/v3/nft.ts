import type { Address } from "@/lib/ton/address/address";
import { nftCollections, nftItems, nftTransfers } from "@/lib/toncenter/v3/nft";
import { nftSales } from "@/lib/toncenter/v3/nft-sale";
import { collectionsAt, listCollections } from "../../indexer/nft/collections";
import { itemsAt, listItems, type ItemRow } from "../../indexer/nft/items";
import { tradesAt } from "../../indexer/nft/trades";
import { listTransfers } from "../../indexer/nft/transfer-list";
import type { Tables } from "../../indexer/tables";
import { collectionRow, itemRow, tradeRow, transferRow } from "./nft-rows";
import { mentionedIn } from "./mentioned";
import { operation, type Operation } from "./operation";
import { ltRange, timeRange } from "./ranges";

/** Those that items belong to, to be told beside them. */
export function collectionsOf(tables: Tables, items: readonly ItemRow[]) {
  return collectionsAt(
    tables,
    items.flatMap(({ collection }) => (collection === null ? [] : [collection])),
  );
}

/** Undefined where the question names none. */
function both(
  one: readonly Address[] | undefined,
  other: readonly Address[] | undefined,
): readonly Address[] | undefined {
  return one === undefined && other === undefined ? undefined : [...(one ?? []), ...(other ?? [])];
}

const COLLECTIONS = operation(nftCollections, ({ node, values, page, origin, described }) => {
  const found = listCollections(
    node.index.tables,
    { addresses: values.collection_address, owners: values.owner_address },
    page,
  );
  const rows = found.map((row) => collectionRow(row, origin));
  return { nft_collections: rows, ...described(mentionedIn(rows)) };
});

const ITEMS = operation(nftItems, ({ node, values, page, origin, described }) => {
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
  const around = { collections: collectionsOf(tables, found), origin };
  const rows = found.map((item) => itemRow(item, around));
  return { nft_items: rows, ...described(mentionedIn(rows)) };
});

const TRANSFERS = operation(nftTransfers, ({ node, values, page, described }) => {
  const found = listTransfers(
    node.index.tables,
    {
      owners: both(values.owner_address, values.address),
      direction: values.direction,
      items: values.item_address,
      collection: values.collection_address,
      time: timeRange(values),
      lt: ltRange(values),
    },
    page,
  );
  const rows = found.map(transferRow);
  return { nft_transfers: rows, ...described(mentionedIn(rows)) };
});

const SALES = operation(nftSales, ({ node, values, origin, described }) => {
  const { tables } = node.index;
  const trades = tradesAt(tables, values.address);
  const items = itemsAt(tables, [...new Set(trades.map(({ item }) => item))]);
  const byAddress = new Map(items.map((item) => [item.address, item]));
  const around = { collections: collectionsOf(tables, items), origin };
  const rows = trades.map((trade) => tradeRow(trade, byAddress.get(trade.item), around));
  return { nft_sales: rows, ...described(mentionedIn(rows)) };
});

export const NFTS: readonly Operation[] = [COLLECTIONS, ITEMS, TRANSFERS, SALES];
