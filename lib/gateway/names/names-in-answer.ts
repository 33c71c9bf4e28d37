import "server-only";
import { tryAddress } from "../../ton/address/read-address";
import type { AddressBook, Metadata, TokenInfo } from "../../toncenter/v3/address-book";
import type { SeenName } from "./seen-names";

const KINDS: Readonly<Record<string, "jetton" | "collection">> = {
  jetton_masters: "jetton",
  nft_collections: "collection",
};

/** What lists of the index carry for their rows. */
interface NamedAnswer {
  readonly address_book?: AddressBook;
  readonly metadata?: Metadata;
}

/** Only answers that the index's schemas have read have these fields. */
function isNamed(value: unknown): value is NamedAnswer {
  return typeof value === "object" && value !== null && ("address_book" in value || "metadata" in value);
}

/** The names that an answer carries beside its rows: domains of accounts, jettons and collections. */
export function namesInAnswer(value: unknown): readonly SeenName[] {
  if (!isNamed(value)) return [];
  const { address_book: book = {}, metadata = {} } = value;
  return [
    ...Object.values(book).flatMap(({ domain }) => domainName(domain)),
    ...Object.entries(metadata).flatMap(([key, { token_info: infos }]) =>
      infos.flatMap((info) => namesOfToken(key, info)),
    ),
  ];
}

function namesOfToken(key: string, info: TokenInfo): readonly SeenName[] {
  if (info.valid === false) return [];
  const domain = info.extra?.["domain"];
  if (info.type === "nft_items") return domainName(typeof domain === "string" ? domain : null);
  const kind = KINDS[info.type ?? ""];
  const address = tryAddress(key);
  if (kind === undefined || address === null || (info.symbol ?? info.name) === null) return [];
  return [{ kind, address, symbol: info.symbol, name: info.name, isScam: info.is_scam === true }];
}

function domainName(domain: string | null): readonly SeenName[] {
  return domain === null || domain === "" ? [] : [{ kind: "domain", name: domain.toLowerCase() }];
}
