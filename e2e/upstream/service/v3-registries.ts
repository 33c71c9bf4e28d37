import { accountRow, balanceOf, walletRow } from "../chain/chain-accounts";
import type { Chain } from "../chain/chain";
import { INSERTED_FROM } from "../chain/chain-state";
import type { AddressKind } from "../chain/chain-identities";
import { bookRow, metadataRow, namesOf } from "../chain/address-names";
import {
  adminOf,
  collectionRow,
  isOfCollection,
  isOfMaster,
  isOwnedBy,
  itemRow,
  jettonWalletRow,
  masterRow,
} from "../chain/chain-tokens";
import { sliceOf, registry } from "../chain/chain-lists";
import type { RegistryList } from "../script";
import type { ParsedParams, Values } from "./param-values";

type Fits = (row: number) => boolean;

const all =
  (...conditions: readonly (Fits | null)[]): Fits =>
  (row) =>
    conditions.every((fits) => fits?.(row) ?? true);

/** A condition on rows, if the parameter was given. */
function ifGiven(values: Values, name: string, condition: (wanted: readonly string[]) => Fits): Fits | null {
  return values.has(name) ? condition(values.texts(name)) : null;
}

/** Rows by their addresses, or else the list. Inserted rows exist only after their insertion. */
function numbersOf(
  chain: Chain,
  list: RegistryList,
  named: { readonly kind: AddressKind; readonly addresses: readonly string[] },
  fits: Fits,
): readonly number[] {
  if (named.addresses.length === 0) return registry(chain, list, fits);
  const inserted = new Set(chain.state.inserted(list));
  const numbers = named.addresses.map((address) => chain.ids.numberOfAddress(named.kind, address));
  return [...new Set(numbers.filter((number) => number !== null))].filter(
    (number) => (number < INSERTED_FROM || inserted.has(number)) && fits(number),
  );
}

const adminIn = (chain: Chain) => (admins: readonly string[]) => (row: number) =>
  row % 5 !== 4 && admins.includes(adminOf(chain, row));

export function jettonMasters(chain: Chain, { values, slice }: ParsedParams) {
  const named = { kind: "jetton master", addresses: values.texts("address") } as const;
  const fits = all(ifGiven(values, "admin_address", adminIn(chain)));
  const rows = sliceOf(numbersOf(chain, "jettonMasters", named, fits), slice).map((row) =>
    masterRow(chain, row),
  );
  return { jetton_masters: rows, ...namesOf(chain, rows) };
}

/** Sorts by balance at no cost: balances decrease in list order. */
export function jettonWallets(chain: Chain, { values, slice }: ParsedParams) {
  const named = { kind: "jetton wallet", addresses: values.texts("address") } as const;
  const fits = all(
    ifGiven(values, "owner_address", (owners) => isOwnedBy(chain, owners)),
    ifGiven(values, "jetton_address", (masters) => isOfMaster(chain, masters)),
  );
  const rows = sliceOf(numbersOf(chain, "jettonWallets", named, fits), slice).map((row) =>
    jettonWalletRow(chain, row),
  );
  return { jetton_wallets: rows, ...namesOf(chain, rows) };
}

export function nftItems(chain: Chain, { values, slice }: ParsedParams) {
  const named = { kind: "nft item", addresses: values.texts("address") } as const;
  const fits = all(
    ifGiven(values, "owner_address", (owners) => isOwnedBy(chain, owners)),
    ifGiven(values, "collection_address", (collections) => isOfCollection(chain, collections)),
    ifGiven(values, "index", (indexes) => (row) => indexes.includes(String(row))),
  );
  const rows = sliceOf(numbersOf(chain, "nftItems", named, fits), slice).map((row) => itemRow(chain, row));
  return { nft_items: rows, ...namesOf(chain, rows) };
}

export function nftCollections(chain: Chain, { values, slice }: ParsedParams) {
  const named = { kind: "nft collection", addresses: values.texts("collection_address") } as const;
  const fits = all(ifGiven(values, "owner_address", adminIn(chain)));
  const rows = sliceOf(numbersOf(chain, "nftCollections", named, fits), slice).map((row) =>
    collectionRow(chain, row),
  );
  return { nft_collections: rows, ...namesOf(chain, rows) };
}

export function topAccounts(chain: Chain, { slice }: ParsedParams) {
  return sliceOf(registry(chain, "topAccounts"), slice).map((number) => ({
    account: chain.ids.address("wallet", number),
    balance: String(balanceOf(number)),
  }));
}

/** Unknown accounts are left out, as by the index. */
export function accountStates(chain: Chain, { values }: ParsedParams) {
  const withBoc = values.flag("include_boc") !== false;
  const codes = new Set(values.texts("code_hash"));
  const rows = [...new Set(values.texts("address"))].flatMap((address) => {
    const named = chain.ids.named(address);
    if (named === null) return [];
    const row = accountRow(chain, address, named, withBoc);
    return codes.size === 0 || codes.has(Buffer.from(row.code_hash, "base64").toString("hex")) ? [row] : [];
  });
  return { accounts: rows, ...namesOf(chain, rows) };
}

export function walletStates(chain: Chain, { values }: ParsedParams) {
  const rows = [...new Set(values.texts("address"))].flatMap((address) => {
    const named = chain.ids.named(address);
    return named === null ? [] : [walletRow(chain, address, named)];
  });
  return { wallets: rows, ...namesOf(chain, rows) };
}

/** Keyed by the addresses as they were written in the request. */
export function addressBook(chain: Chain, { values, spelled }: ParsedParams) {
  const addresses = values.texts("address");
  return Object.fromEntries(
    addresses.map((address, at) => [spelled[at] ?? address, bookRow(chain, address)]),
  );
}

export function metadata(chain: Chain, { values }: ParsedParams) {
  return Object.fromEntries(
    values.texts("address").flatMap((address) => {
      const row = metadataRow(chain, address);
      return row === null ? [] : [[address, row] as const];
    }),
  );
}
