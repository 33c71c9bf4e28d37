import type { Address } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import type { BadInput, Result } from "../../toncenter/error";
import { paramText, readFields, refuseField } from "../filter/read-fields";
import { quoted } from "../filter/url-text";
import { isSameAttribute, readAttribute, writeAttribute, type NftAttribute } from "./nft-attribute";

/** Which collections a list has. */
export interface NftCollectionsQuery {
  /** Part of a name: applied to what is loaded, since the service has no such search. */
  readonly text: string | null;
  readonly owner: Address | null;
}

export const NFT_VIEWS = ["gallery", "table"] as const;
export type NftView = (typeof NFT_VIEWS)[number];

/** What a list of items belongs to, which its page has in the path. */
export interface NftSubject {
  readonly of: "collection" | "owner";
  readonly address: Address;
}

/** Which items a list has. */
export interface NftItemsQuery {
  readonly subject: NftSubject;
  readonly view: NftView;
  /** Of an owner's items, those of one collection. */
  readonly collection: Address | null;
  readonly text: string | null;
  readonly attributes: readonly NftAttribute[];
  /** Only what is on sale. */
  readonly listed: boolean;
  /** Of an owner's items, also those that may mislead: anybody can send them. */
  readonly suspicious: boolean;
}

/** Which transfers of NFTs a list has. */
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

const ACCOUNT = { accepts: "an account address in any form", read: parseAddress };
/** Any text that is none is refused by the field. */
const ATTRIBUTE = {
  accepts: "an attribute as trait:value",
  read: (text: string) =>
    readAttribute(text) ?? refuseField("attr", `${quoted(text)} is not an attribute.`, ["trait:value"]),
};

export function readNftCollectionsQuery(params: URLSearchParams): Result<NftCollectionsQuery, BadInput> {
  return readFields(params, { one: "a collection", many: "collections" }, (fields) => ({
    text: paramText(params, "q"),
    owner: fields.one("owner", ACCOUNT),
  }));
}

export function writeNftCollectionsQuery({ text, owner }: NftCollectionsQuery): URLSearchParams {
  return written({ q: text, owner });
}

export function readNftItemsQuery(
  subject: NftSubject,
  params: URLSearchParams,
): Result<NftItemsQuery, BadInput> {
  return readFields(params, { one: "an NFT", many: "NFTs" }, (fields) => ({
    subject,
    view: fields.pick("as", ["table"]) ?? "gallery",
    collection: fields.one("collection", ACCOUNT),
    text: paramText(params, "q"),
    attributes: withoutRepeats(fields.many("attr", ATTRIBUTE)),
    listed: fields.pick("listed", ["1"]) !== null,
    suspicious: fields.pick("suspicious", ["1"]) !== null,
  }));
}

function withoutRepeats(attributes: readonly NftAttribute[]): readonly NftAttribute[] {
  return attributes.filter(
    (one, place) => attributes.findIndex((other) => isSameAttribute(one, other)) === place,
  );
}

export function writeNftItemsQuery(query: NftItemsQuery): URLSearchParams {
  const { view, collection, text, attributes, listed, suspicious } = query;
  const params = written({
    as: view === "gallery" ? null : view,
    collection,
    q: text,
    listed: listed ? 1 : null,
    suspicious: suspicious ? 1 : null,
  });
  for (const attribute of attributes) params.append("attr", writeAttribute(attribute));
  return params;
}

/** All of them, as a list opens. */
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

export function readNftTransfersQuery(
  { of, address }: Pick<NftTransfersQuery, "of" | "address">,
  params: URLSearchParams,
): Result<NftTransfersQuery, BadInput> {
  return readFields(params, { one: "a transfer", many: "transfers" }, (fields) => ({
    of,
    address,
    owner: fields.one("owner", ACCOUNT),
    direction: fields.pick("direction", ["in", "out"]),
    from: fields.moment("from"),
    until: fields.moment("until"),
  }));
}

export function writeNftTransfersQuery({
  owner,
  direction,
  from,
  until,
}: Omit<NftTransfersQuery, "of" | "address">): URLSearchParams {
  return written({ owner, direction, from, until });
}

function written(values: Readonly<Record<string, string | number | null>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null) params.set(name, String(value));
  return params;
}
