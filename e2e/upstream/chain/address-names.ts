import { parseAddress } from "../../../lib/ton/address/read-address";
import { interfacesOf } from "./chain-accounts";
import type { Chain } from "./chain";
import type { NamedAddress } from "./chain-identities";
import { domainOf } from "./domain-names";

const SCAM_EVERY = 40;

export function bookRow(chain: Chain, address: string) {
  const named = chain.ids.named(address);
  const bounceable = named !== null && named.kind !== "wallet";
  return {
    user_friendly: chain.friendly(address, bounceable),
    domain: named === null ? null : domainOf(named),
    interfaces: named === null ? null : interfacesOf(named),
  };
}

/** On another host on purpose: pages must not load it from there. */
const image = (what: string, number: number) => `https://images.example/${what}/${number}.png`;

function tokenInfo(chain: Chain, { kind, number }: NamedAddress) {
  const isScam = number % SCAM_EVERY === SCAM_EVERY - 1;
  switch (kind) {
    case "jetton master":
      return {
        type: "jetton_masters",
        name: `Jetton ${number}`,
        symbol: `J${number}`,
        description: `The jetton of number ${number}`,
        image: image("jetton", number),
        is_scam: isScam,
        extra: { decimals: String(number % 19) },
      };
    case "nft item":
      return {
        type: "nft_items",
        name: `Item ${number}`,
        nft_index: String(number),
        image: image("item", number),
        is_scam: isScam,
        extra: { attributes: [{ trait_type: "number", value: String(number) }] },
      };
    case "nft collection":
      return {
        type: "nft_collections",
        name: `Collection ${number}`,
        image: image("collection", number),
        extra: {},
      };
    case "jetton wallet":
      return {
        type: "jetton_wallets",
        extra: { jetton: chain.ids.address("jetton master", 0), balance: "1" },
      };
    case "wallet":
      return null;
  }
}

export function metadataRow(chain: Chain, address: string) {
  const named = chain.ids.named(address);
  const info = named === null ? null : tokenInfo(chain, named);
  return info === null ? null : { is_indexed: true, token_info: [{ valid: true, ...info }] };
}

const ADDRESS = /^-?\d+:[0-9A-F]{64}$/;

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === "string") {
    if (ADDRESS.test(value)) found.add(parseAddress(value));
  } else if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) collect(part, found);
  }
}

/** Address book of all addresses anywhere in the rows. */
export function bookOf(chain: Chain, rows: unknown) {
  const found = new Set<string>();
  collect(rows, found);
  return {
    address_book: Object.fromEntries([...found].map((address) => [address, bookRow(chain, address)])),
  };
}

export function namesOf(chain: Chain, rows: unknown) {
  const { address_book } = bookOf(chain, rows);
  const tokens = Object.keys(address_book).flatMap((address) => {
    const row = metadataRow(chain, address);
    return row === null ? [] : [[address, row] as const];
  });
  return { address_book, metadata: Object.fromEntries(tokens) };
}
