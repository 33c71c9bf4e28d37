import type { Address } from "@/lib/ton/address";
import { nftCollections, nftItems, nftTransfers } from "@/lib/toncenter/v3/nft";
import { nftSales } from "@/lib/toncenter/v3/nft-sale";
import { collectionsAt, listCollections } from "../../index/nft/collections";
import { itemsAt, listItems, type ItemRow } from "../../index/nft/items";
import { tradesAt } from "../../index/nft/trades";
import { listTransfers } from "../../index/nft/transfer-list";
import type { Tables } from "../../index/tables";
import {
  addressesOfItem,
  addressesOfTrade,
  addressesOfTransfer,
  collectionRow,
  itemRow,
  tradeRow,
  transferRow,
} from "./nft-rows";
import { operation, type Operation } from "./operation";
import { ltRange, timeRange } from "./ranges";

function collectionsOf(tables: Tables, items: readonly ItemRow[]) {
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
  return {
    nft_collections: found.map((row) => collectionRow(row, origin)),
    ...described(found.flatMap(({ address, owner }) => (owner === null ? [address] : [address, owner]))),
  };
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
  return {
    nft_items: found.map((item) => itemRow(item, around)),
    ...described(found.flatMap((item) => addressesOfItem(item, around))),
  };
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
  return { nft_transfers: found.map(transferRow), ...described(found.flatMap(addressesOfTransfer)) };
});

const SALES = operation(nftSales, ({ node, values, origin, described }) => {
  const { tables } = node.index;
  const trades = tradesAt(tables, values.address);
  const items = itemsAt(tables, [...new Set(trades.map(({ item }) => item))]);
  const byAddress = new Map(items.map((item) => [item.address, item]));
  const around = { collections: collectionsOf(tables, items), origin };
  return {
    nft_sales: trades.map((trade) => tradeRow(trade, byAddress.get(trade.item), around)),
    ...described([
      ...trades.flatMap(addressesOfTrade),
      ...items.flatMap((item) => addressesOfItem(item, around)),
    ]),
  };
});

export const NFTS: readonly Operation[] = [COLLECTIONS, ITEMS, TRANSFERS, SALES];
