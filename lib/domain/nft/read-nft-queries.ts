import type { Address } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import { badInput, fail, type BadInput, type Result } from "../../toncenter/error";
import { readAccount } from "../account/read-account";
import { paramText, readFields, refuseField } from "../filter/read-fields";
import { quoted } from "../filter/url-text";
import { isSameAttribute, readAttribute, type NftAttribute } from "./nft-attribute";
import type { NftCollectionsQuery, NftItemsQuery, NftSubject, NftTransfersQuery } from "./nft-queries";

const ACCOUNT = { accepts: "an account address in any form", read: parseAddress };
/** The field refuses any text that is not an attribute. */
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

/** The page of an NFT has its address in the path; the rows route gets it as a parameter. */
export function readOfSubject<const Of extends string, Q>(
  params: URLSearchParams,
  kinds: readonly Of[],
  read: (of: Of, address: Address) => Result<Q, BadInput>,
): Result<Q, BadInput> {
  const of = kinds.find((one) => one === params.get("of"));
  if (of === undefined) return fail(badInput("What the rows belong to is missing.", "of", kinds));
  const subject = readAccount(params.get("subject") ?? "");
  return subject.ok ? read(of, subject.value) : subject;
}
