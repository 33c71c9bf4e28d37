import * as v from "valibot";
import type { Endpoint, ParamSpecs } from "@/lib/toncenter/endpoint";
import { actions } from "@/lib/toncenter/v3/action";
import { nftCollections, nftItems, nftTransfers } from "@/lib/toncenter/v3/nft";
import { nftSales } from "@/lib/toncenter/v3/nft-sale";
import { catAuctions } from "../../scenario/chapters/cat-auctions";
import { certificates } from "../../scenario/chapters/certificates";
import { galleries } from "../../scenario/chapters/galleries";
import { gifts, wanderingCat, wishes } from "../../scenario/chapters/gifts";
import { postcards } from "../../scenario/chapters/postcards";
import { sales } from "../../scenario/chapters/sales";
import { spam } from "../../scenario/chapters/spam";
import { openCollection, type CollectionName } from "../../scenario/nft/collections";
import type { ResidentName } from "../../scenario/residents";
import { accountNamed, answered } from "../test-answers";
import { tellTown, type ToldTown } from "../test-town";

/** Used by tests: a town in which all that has to do with items has happened. */
export function tellItems(): Promise<ToldTown> {
  return tellTown(galleries, gifts, wanderingCat, wishes, sales, catAuctions, certificates, postcards, spam);
}

/** What is asked, as its endpoint's schema reads it. */
export function questionsOf(told: ToldTown) {
  const asked =
    <S extends ParamSpecs, R>(endpoint: Endpoint<S, R>) =>
    async (query: string): Promise<R> =>
      v.parse(endpoint.response, await answered(told.node, endpoint, query));
  const actionsAsked = asked(actions);
  return {
    raw: accountNamed,
    of: (name: ResidentName) => accountNamed(told.town.addressOf(name)),
    item: (name: CollectionName, number: number) =>
      accountNamed(openCollection(told.town, name).itemAt(number)),
    collection: (name: CollectionName) => accountNamed(openCollection(told.town, name).address),
    collections: asked(nftCollections),
    items: asked(nftItems),
    transfers: asked(nftTransfers),
    sales: asked(nftSales),
    actions: async (query: string) => (await actionsAsked(query)).actions,
  };
}

export type Questions = ReturnType<typeof questionsOf>;
