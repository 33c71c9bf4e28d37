import * as v from "valibot";
import { expect } from "vitest";
import { parseAddress, type Address } from "@/lib/ton/address";
import { unlessShared } from "@/lib/ton/test-shared";
import { actions } from "@/lib/toncenter/v3/action";
import { nftCollections, nftItems, nftTransfers } from "@/lib/toncenter/v3/nft";
import { nftSales } from "@/lib/toncenter/v3/nft-sale";
import { ask } from "../../api/v3/test-node";
import { differences, readStructs } from "../../api/v3/test-spec";
import { catAuctions } from "../../scenario/chapters/cat-auctions";
import { certificates } from "../../scenario/chapters/certificates";
import { galleries } from "../../scenario/chapters/galleries";
import { gifts, wanderingCat, wishes } from "../../scenario/chapters/gifts";
import { postcards } from "../../scenario/chapters/postcards";
import { sales } from "../../scenario/chapters/sales";
import { spam } from "../../scenario/chapters/spam";
import { openCollection, type CollectionName } from "../../scenario/nft/collections";
import type { ResidentName } from "../../scenario/residents";
import { tellTown, type ToldTown } from "../test-town";

/** Used by tests: a town in which all that has to do with items has happened. */
export function tellItems(): Promise<ToldTown> {
  return tellTown(galleries, gifts, wanderingCat, wishes, sales, catAuctions, certificates, postcards, spam);
}

const structs = unlessShared("contract/spec/v3-go-v1.3.json") === "" ? readStructs() : null;

/** What is asked, as its endpoint's schema reads it; the contract's own description must fit too where it is there. */
export function questionsOf(told: ToldTown) {
  async function answer(target: string, type: string | null) {
    const { status, body } = await ask(told.node, target);
    expect({ target, status, error: status === 200 ? null : body }).toEqual({
      target,
      status: 200,
      error: null,
    });
    if (structs !== null && type !== null)
      expect({ target, found: differences(structs, type, body, "") }).toEqual({ target, found: [] });
    return body;
  }
  const raw = (address: { toRawString(): string }): Address => parseAddress(address.toRawString());
  return {
    raw,
    of: (name: ResidentName) => raw(told.town.addressOf(name)),
    item: (name: CollectionName, number: number) => raw(openCollection(told.town, name).itemAt(number)),
    collection: (name: CollectionName) => raw(openCollection(told.town, name).address),
    collections: async (query: string) =>
      v.parse(nftCollections.response, await answer(`nft/collections?${query}`, "NFTCollectionsResponse")),
    items: async (query: string) =>
      v.parse(nftItems.response, await answer(`nft/items?${query}`, "NFTItemsResponse")),
    transfers: async (query: string) =>
      v.parse(nftTransfers.response, await answer(`nft/transfers?${query}`, "NFTTransfersResponse")),
    sales: async (query: string) =>
      v.parse(nftSales.response, await answer(`nft/sales?${query}`, "NFTSalesResponse")),
    actions: async (query: string) =>
      v.parse(actions.response, await answer(`actions?${query}`, "ActionsResponse")).actions,
  };
}

export type Questions = ReturnType<typeof questionsOf>;
