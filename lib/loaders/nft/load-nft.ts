import "server-only";
import { cache } from "react";
import {
  neighbourIndexes,
  nftNeighbours,
  NO_NEIGHBOURS,
  type NftNeighbours,
} from "../../domain/nft/nft-neighbours";
import {
  nftCollectionProfile,
  nftItemProfile,
  type NftItemProfile,
  type NftProfile,
  type NftReport,
} from "../../domain/nft/nft-profile";
import { nftRoyalty, type NftRoyalty } from "../../domain/nft/nft-royalty";
import { nftSaleOf, type NftSaleReport } from "../../domain/nft/nft-sale-state";
import { gatewayOf } from "../../gateway/gateways";
import type { Address } from "../../ton/address/address";
import { ok, type Result } from "../../toncenter/error";
import { runGetMethod } from "../../toncenter/v2/v2-run-method";
import { nftCollections, nftItems } from "../../toncenter/v3/v3-nft";
import { nftSales } from "../../toncenter/v3/v3-nft-sale";

const INTERACTIVE = { lane: "interactive" } as const;

/** The NFT or collection at an address: one call for an NFT, two for a collection. All tabs share them. */
export const loadNft = cache(async (network: string, address: Address): Promise<NftReport> => {
  const gateway = gatewayOf(network);
  const items = await gateway.call(nftItems, { address: [address] }, INTERACTIVE);
  if (!items.ok) return { profile: null, problem: items.error };
  const item = items.value.value.nft_items.find((one) => one.address === address);
  if (item !== undefined) return { profile: nftItemProfile(item, items.value.value), problem: null };
  const collections = await gateway.call(nftCollections, { collection_address: [address] }, INTERACTIVE);
  if (!collections.ok) return { profile: null, problem: collections.error };
  const found = collections.value.value.nft_collections.find((one) => one.address === address);
  return {
    profile: found === undefined ? null : nftCollectionProfile(found, collections.value.value),
    problem: null,
  };
});

/** The sale of an item; null if no contract sells it. One call. */
export async function loadNftSale(
  network: string,
  { row: { address }, listedBy }: NftItemProfile,
): Promise<Result<NftSaleReport | null>> {
  if (listedBy === null) return ok(null);
  const answer = await gatewayOf(network).call(nftSales, { address: [listedBy] }, INTERACTIVE);
  if (!answer.ok) return answer;
  const { value } = answer.value;
  return ok(nftSaleOf(value.nft_sales, listedBy, address, value));
}

/** The creator's share of a sale, which the collection sets for all of its items. One call, to a node. */
export async function loadNftRoyalty(network: string, { is, row }: NftProfile): Promise<Result<NftRoyalty>> {
  const address = (is === "item" ? row.collection?.address : null) ?? row.address;
  const params = { address, method: "royalty_params", stack: [] };
  const answer = await gatewayOf(network).call(runGetMethod, params, { lane: "panel" });
  if (!answer.ok) return answer;
  const { exit_code: exitCode, stack } = answer.value.value;
  return ok(nftRoyalty(exitCode, stack));
}

/** The adjacent items of a collection. One call, or none if they cannot be found by index. */
export async function loadNftNeighbours(network: string, item: NftItemProfile): Promise<NftNeighbours> {
  const indexes = neighbourIndexes(item);
  const collection = item.row.collection?.address;
  if (indexes.length === 0 || collection === undefined) return NO_NEIGHBOURS;
  const params = { collection_address: [collection], index: indexes.map(String) };
  const answer = await gatewayOf(network).call(nftItems, params, { lane: "panel" });
  return answer.ok ? nftNeighbours(answer.value.value.nft_items, item, answer.value.value) : NO_NEIGHBOURS;
}
