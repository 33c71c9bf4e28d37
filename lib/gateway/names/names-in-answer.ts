import "server-only";
import { tryAddress } from "../../ton/address/read-address";
import type { Address } from "../../ton/address/address";
import { itemDomain } from "../../toncenter/v3/item-domain";
import { namedAccount, namedParts, namedTokens, type NamedToken } from "./named-answer";
import type { SeenName, SeenThing } from "./seen-names";

const KINDS: Readonly<Record<string, SeenThing["kind"]>> = {
  jetton_masters: "jetton",
  nft_collections: "collection",
  nft_items: "item",
};

/** The names that an answer carries beside its rows: domains of accounts, jettons, collections and items. */
export function namesInAnswer(value: unknown): readonly SeenName[] {
  const { book, metadata } = namedParts(value);
  return [
    ...Object.entries(book ?? {}).flatMap(([key, row]) =>
      domainName(namedAccount(row)?.domain ?? null, tryAddress(key)),
    ),
    ...Object.entries(metadata ?? {}).flatMap(([key, entry]) => {
      const interfaces = namedAccount(book?.[key])?.interfaces ?? null;
      return namedTokens(entry).flatMap((token) => namesOfToken(key, token, interfaces));
    }),
  ];
}

function namesOfToken(
  key: string,
  token: NamedToken,
  interfaces: readonly string[] | null,
): readonly SeenName[] {
  if (token.valid === false) return [];
  const domain = itemDomain(token, interfaces);
  if (domain !== null) return domainName(domain, null);
  const kind = KINDS[token.type ?? ""];
  const address = tryAddress(key);
  if (kind === undefined || address === null || (token.symbol ?? token.name) === null) return [];
  const { symbol, name, picture } = token;
  return [{ kind, address, symbol, name, picture, isScam: token.is_scam === true, file: null }];
}

function domainName(domain: string | null, address: Address | null): readonly SeenName[] {
  return domain === null || domain === "" ? [] : [{ kind: "domain", name: domain.toLowerCase(), address }];
}
