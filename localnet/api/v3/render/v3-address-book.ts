import { formatFriendly, isStandard, workchainOf, type Address } from "@/lib/ton/address/address";
import type { AccountRecord } from "../../../chain-records";
import { FAMILIES } from "../../../indexer/contract-families";
import type { ApiNode } from "../../api-node";
import { interfacesOf, isWalletCode } from "./contract-interfaces";
import { byKey } from "./v3-json-values";

export interface AddressBookEntry {
  readonly user_friendly: string;
  readonly domain: string | null;
  readonly interfaces: readonly string[] | null;
}

/** Wallets are non-bounceable, so that they can receive coins before they are deployed. */
function isBounceable(account: AccountRecord | null): boolean {
  const codeHash = account?.codeHash ?? null;
  return codeHash !== null && !isWalletCode(codeHash);
}

function friendly(address: Address, account: AccountRecord | null, testnet: boolean): string {
  const workchain = workchainOf(address);
  const hasForm = isStandard(address) && workchain !== null && workchain >= -128 && workchain <= 127;
  return hasForm ? formatFriendly(address, { bounceable: isBounceable(account), testnet }) : "addr_none";
}

/** Address book entries by address, also for unknown accounts. */
export function addressBookOf(
  node: ApiNode,
  testnet: boolean,
  addresses: readonly Address[],
): Readonly<Record<Address, AddressBookEntry>> {
  const unique = [...new Set(addresses)];
  const accounts = node.store.accounts.now(unique);
  const domains = domainsOf(node, unique);
  const rows = unique.map((address, index): readonly [Address, AddressBookEntry] => {
    const account = accounts[index] ?? null;
    const row = {
      user_friendly: friendly(address, account, testnet),
      domain: domains.get(address) ?? null,
      interfaces: account === null ? null : interfacesOf(node, account),
    };
    return [address, row];
  });
  return Object.fromEntries(rows.toSorted(byKey));
}

function domainsOf({ index }: ApiNode, addresses: readonly Address[]): ReadonlyMap<Address, string> {
  return new Map(FAMILIES.flatMap(({ domains }) => [...(domains?.(index.tables, addresses) ?? [])]));
}
