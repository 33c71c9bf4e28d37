import * as v from "valibot";
import { requiredMany, v3 } from "../endpoint";
import * as param from "../param";
import { flag, list, listOrNull, maybe, name, picture, struct, text, type Read } from "../schema";
import { byAddress, issuerFields, recordOf } from "./keyed-maps";
import { nftIndex } from "./nft-index";

/**
 * An account's entry in a file of names. It is not from the service: the gateway adds it to the rows of its answers.
 */
export interface GivenName {
  readonly name: string | null;
  /** The file, without its folder. */
  readonly file: string;
  readonly isScam: boolean;
}

const AddressBookFields = struct({
  user_friendly: maybe(text),
  domain: maybe(name),
  /** Null when the contract has not been examined yet, which is not the same as none. */
  interfaces: maybe(list(text)),
});

/** The names of an account: its friendly form, its domain, the interfaces of its contract. */
export const AddressBookRow = v.pipe(
  AddressBookFields,
  v.transform((row): Read<typeof AddressBookFields> & { readonly given?: GivenName } => row),
);
export type AddressBookRow = Read<typeof AddressBookRow>;

/** Whether the book gives the account in its bounceable form, as for contracts; wallets are given in the other one. */
export function isBounceable(row: AddressBookRow | undefined): boolean {
  return row?.user_friendly == null || !/^[U0]/.test(row.user_friendly);
}

/** By canonical address. Without an address book the rows are still valid, so its absence is an empty one. */
export const AddressBook = v.pipe(
  maybe(byAddress(AddressBookRow)),
  v.transform((book) => book ?? {}),
);
export type AddressBook = Read<typeof AddressBook>;

const TokenInfoFields = struct({
  valid: maybe(flag),
  type: maybe(text),
  name: maybe(name),
  symbol: maybe(name),
  description: maybe(text),
  image: maybe(picture),
  nft_index: maybe(nftIndex),
  is_nsfw: maybe(flag),
  is_scam: maybe(flag),
  /** Written by the issuer of the token. */
  extra: maybe(issuerFields),
});

export const TokenInfo = v.pipe(
  TokenInfoFields,
  v.transform((info): Read<typeof TokenInfoFields> & { readonly picture: string | null } => ({
    ...info,
    picture: null,
  })),
);
/** Its `picture` is not from the service: the gateway sets it to the path of our own picture proxy. */
export type TokenInfo = Read<typeof TokenInfo>;

export const TokenMetadata = struct({
  is_indexed: maybe(flag),
  token_info: listOrNull(TokenInfo),
});
export type TokenMetadata = Read<typeof TokenMetadata>;

export const Metadata = v.pipe(
  maybe(byAddress(TokenMetadata)),
  v.transform((metadata) => metadata ?? {}),
);
export type Metadata = Read<typeof Metadata>;

/** The names and metadata that most lists carry for their rows. */
export const named = { address_book: AddressBook };
export const namedWithTokens = { ...named, metadata: Metadata };

const address = requiredMany(param.address, 1_024, "The accounts.");

export const addressBook = v3({
  path: "addressBook",
  group: "Accounts",
  about: "Friendly address, domain and interfaces of each account, keyed by the form in the request.",
  params: { address },
  missing: { status: 422, message: "at least 1 address required" },
  response: recordOf(AddressBookRow),
  freshness: "slow",
});

export const metadata = v3({
  path: "metadata",
  group: "Accounts",
  about: "Name, image and other token data of those accounts that are jettons or NFTs.",
  params: { address },
  missing: { status: 422, message: "at least 1 address required" },
  response: byAddress(TokenMetadata),
  freshness: "slow",
});
