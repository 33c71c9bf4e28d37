import "server-only";
import { tryAddress } from "../../ton/address/read-address";
import type { Address } from "../../ton/address/address";
import type { AddressBook, AddressBookRow, Metadata, TokenInfo } from "../../toncenter/v3/address-book";
import { itemDomain } from "../../toncenter/v3/item-domain";
import type { SeenName, SeenThing } from "./seen-names";

const KINDS: Readonly<Record<string, SeenThing["kind"]>> = {
  jetton_masters: "jetton",
  nft_collections: "collection",
  nft_items: "item",
};

/** What lists of the index include for their rows. */
interface NamedAnswer {
  readonly address_book?: AddressBook;
  readonly metadata?: Metadata;
}

/** Only answers that have been parsed with the index's schemas have these fields. */
function isNamed(value: unknown): value is NamedAnswer {
  return typeof value === "object" && value !== null && ("address_book" in value || "metadata" in value);
}

/** The names that an answer carries beside its rows: domains of accounts, jettons, collections and items. */
export function namesInAnswer(value: unknown): readonly SeenName[] {
  if (!isNamed(value)) return [];
  const { address_book: book = {}, metadata = {} } = value;
  return [
    ...Object.entries(book).flatMap(([key, { domain }]) => domainName(domain, tryAddress(key))),
    ...Object.entries(metadata).flatMap(([key, { token_info: infos }]) =>
      infos.flatMap((info) => namesOfToken(key, info, book[key])),
    ),
  ];
}

function namesOfToken(
  key: string,
  info: TokenInfo,
  account: AddressBookRow | undefined,
): readonly SeenName[] {
  if (info.valid === false) return [];
  const domain = itemDomain(info, account?.interfaces);
  if (domain !== null) return domainName(domain, null);
  const kind = KINDS[info.type ?? ""];
  const address = tryAddress(key);
  if (kind === undefined || address === null || (info.symbol ?? info.name) === null) return [];
  const { symbol, name, picture } = info;
  return [{ kind, address, symbol, name, picture, isScam: info.is_scam === true, file: null }];
}

function domainName(domain: string | null, address: Address | null): readonly SeenName[] {
  return domain === null || domain === "" ? [] : [{ kind: "domain", name: domain.toLowerCase(), address }];
}
