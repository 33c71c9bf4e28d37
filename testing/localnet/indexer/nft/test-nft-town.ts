import * as v from "valibot";
import type { Endpoint, ParamSpecs } from "@/lib/toncenter/endpoint";
import { actions } from "@/lib/toncenter/v3/v3-action";
import { nftCollections, nftItems, nftTransfers } from "@/lib/toncenter/v3/v3-nft";
import { nftSales as nftSalesEndpoint } from "@/lib/toncenter/v3/v3-nft-sale";
import { collectionOf, type CollectionName } from "../../../../localnet/scenario/nft/nft-collections";
import type { ResidentName } from "../../../../localnet/scenario/residents";
import { rawAddressOf, validAnswer } from "../test-answers";
import { openReplayedTown, type ReplayedTown } from "../test-town";

/** Used by tests: a town with all chapters about NFTs. */
export function replayNfts(): Promise<ReplayedTown> {
  return openReplayedTown("items");
}

/** Queries whose answers are parsed with the schema of their endpoint. */
export function queriesOf(replayed: ReplayedTown) {
  const queryOf =
    <S extends ParamSpecs, R>(endpoint: Endpoint<S, R>) =>
    async (query: string): Promise<R> =>
      v.parse(endpoint.response, await validAnswer(replayed.node, endpoint, query));
  const queryActions = queryOf(actions);
  return {
    raw: rawAddressOf,
    of: (name: ResidentName) => rawAddressOf(replayed.town.addressOf(name)),
    item: (name: CollectionName, number: number) =>
      rawAddressOf(collectionOf(replayed.town, name).itemAt(number)),
    collection: (name: CollectionName) => rawAddressOf(collectionOf(replayed.town, name).address),
    collections: queryOf(nftCollections),
    items: queryOf(nftItems),
    transfers: queryOf(nftTransfers),
    sales: queryOf(nftSalesEndpoint),
    actions: async (query: string) => (await queryActions(query)).actions,
  };
}

export type NftQueries = ReturnType<typeof queriesOf>;
