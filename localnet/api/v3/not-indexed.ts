import type { Endpoint } from "@/lib/toncenter/endpoint";
import { jettonBurns, jettonMasters, jettonTransfers, jettonWallets } from "@/lib/toncenter/v3/jetton";
import { nftCollections, nftItems, nftTransfers } from "@/lib/toncenter/v3/nft";
import { nftSales } from "@/lib/toncenter/v3/nft-sale";
import { operation, type Described, type Operation } from "./operation";

type Values = Readonly<Record<string, unknown>>;
type Answer = (values: Values, named: Described) => object;

const tokenRows =
  (name: string): Answer =>
  (_, described) => ({ [name]: [], ...described });
/** What this index does not gather: there is none of it, which is all that it can say. */
const ANSWERS: readonly (readonly [endpoint: Endpoint, answer: Answer])[] = [
  [jettonBurns, tokenRows("jetton_burns")],
  [jettonMasters, tokenRows("jetton_masters")],
  [jettonTransfers, tokenRows("jetton_transfers")],
  [jettonWallets, tokenRows("jetton_wallets")],
  [nftCollections, tokenRows("nft_collections")],
  [nftItems, tokenRows("nft_items")],
  [nftSales, tokenRows("nft_sales")],
  [nftTransfers, tokenRows("nft_transfers")],
];

export const NOT_INDEXED: readonly Operation[] = ANSWERS.map(([endpoint, answer]) =>
  operation(endpoint, ({ values, described }) => answer(values, described([]))),
);
