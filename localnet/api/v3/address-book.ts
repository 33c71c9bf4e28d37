import { formatFriendly, isStandard, workchainOf, type Address } from "@/lib/ton/address/address";
import type { AccountRecord } from "../../records";
import { FAMILIES } from "../../indexer/families";
import type { ApiNode } from "../node";
import { interfacesOf, knownCode } from "./interfaces";
import { byText } from "./values";

export interface BookRow {
  readonly user_friendly: string;
  readonly domain: string | null;
  readonly interfaces: readonly string[] | null;
}

/** Coins sent to a wallet stay there whether it is deployed or not, so nothing should bounce off it. */
function isBounceable(account: AccountRecord | null): boolean {
  const codeHash = account?.codeHash ?? null;
  return codeHash !== null && knownCode(codeHash)?.wallet !== true;
}

function friendly(address: Address, account: AccountRecord | null, testnet: boolean): string {
  const workchain = workchainOf(address);
  const hasForm = isStandard(address) && workchain !== null && workchain >= -128 && workchain <= 127;
  return hasForm ? formatFriendly(address, { bounceable: isBounceable(account), testnet }) : "addr_none";
}

/** What every address is called, by the address; those that nobody knows are there too. */
export function bookOf(
  node: ApiNode,
  testnet: boolean,
  addresses: readonly Address[],
): Readonly<Record<Address, BookRow>> {
  const asked = [...new Set(addresses)];
  const accounts = node.store.accounts.now(asked);
  const domains = domainsOf(node, asked);
  const rows = asked.map((address, place): readonly [Address, BookRow] => {
    const account = accounts[place] ?? null;
    const row = {
      user_friendly: friendly(address, account, testnet),
      domain: domains.get(address) ?? null,
      interfaces: account === null ? null : interfacesOf(node, account),
    };
    return [address, row];
  });
  return Object.fromEntries(rows.toSorted(byText));
}

function domainsOf({ index }: ApiNode, addresses: readonly Address[]): ReadonlyMap<Address, string> {
  return new Map(FAMILIES.flatMap(({ domains }) => [...(domains?.(index.tables, addresses) ?? [])]));
}
