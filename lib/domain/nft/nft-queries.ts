import type { Address } from "../../ton/address/address";
import { writeAttribute, type NftAttribute } from "./nft-attribute";
import { writtenParams } from "../filter/written-params";

/** Which collections a list shows. */
export interface NftCollectionsQuery {
  /** Part of a name: applied to what is loaded, since the service has no such search. */
  readonly text: string | null;
  readonly owner: Address | null;
}

export const NFT_VIEWS = ["gallery", "table"] as const;
export type NftView = (typeof NFT_VIEWS)[number];

/** What a list of items belongs to; its page has it in the path. */
export interface NftSubject {
  readonly of: "collection" | "owner";
  readonly address: Address;
}

/** Which items a list shows. */
export interface NftItemsQuery {
  readonly subject: NftSubject;
  readonly view: NftView;
  /** Only those of one collection, for an owner's items. */
  readonly collection: Address | null;
  readonly text: string | null;
  readonly attributes: readonly NftAttribute[];
  /** Only items on sale. */
  readonly listed: boolean;
  /** Also those that may mislead, for an owner's items: anybody can send them. */
  readonly suspicious: boolean;
}

/** Which transfers of NFTs a list shows. */
export interface NftTransfersQuery {
  readonly of: "collection" | "item";
  readonly address: Address;
  readonly owner: Address | null;
  /** Seen from the owner. */
  readonly direction: "in" | "out" | null;
  /** Unix seconds. */
  readonly from: number | null;
  readonly until: number | null;
}

/** The parameters of a call for collections. */
export function nftCollectionParams({ owner }: NftCollectionsQuery) {
  return owner === null ? {} : { owner_address: [owner] };
}

export function writeNftCollectionsQuery({ text, owner }: NftCollectionsQuery): URLSearchParams {
  return writtenParams({ q: text, owner });
}

export function writeNftItemsQuery(query: NftItemsQuery): URLSearchParams {
  const { view, collection, text, attributes, listed, suspicious } = query;
  const params = writtenParams({
    as: view === "gallery" ? null : view,
    collection,
    q: text,
    listed: listed ? 1 : null,
    suspicious: suspicious ? 1 : null,
  });
  for (const attribute of attributes) params.append("attr", writeAttribute(attribute));
  return params;
}

/** All items, as a list first shows them. */
export function allNftItems(subject: NftSubject): NftItemsQuery {
  return {
    subject,
    view: "gallery",
    collection: null,
    text: null,
    attributes: [],
    listed: false,
    suspicious: false,
  };
}

export function writeNftTransfersQuery({
  owner,
  direction,
  from,
  until,
}: Omit<NftTransfersQuery, "of" | "address">): URLSearchParams {
  return writtenParams({ owner, direction, from, until });
}
