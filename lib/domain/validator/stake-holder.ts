import type { Address } from "../../ton/address/address";
import type { AddressBook } from "../../toncenter/v3/address-book";
import { operationText } from "../transaction/operation-text";
import { partyOf } from "../transaction/make-transaction-row";
import type { StakeHolder } from "./validator-list-rows";

/** Contracts that the service has pools of; the second is what the index calls those it knows by their methods alone. */
const POOLS: ReadonlySet<string> = new Set(["nominator_pool", "tv_pool"]);

export function stakeHolderOf(address: Address, book: AddressBook): StakeHolder {
  const interfaces = book[address]?.interfaces ?? [];
  const [first] = interfaces;
  const isPool = interfaces.some((name) => POOLS.has(name));
  return {
    party: partyOf(address, book),
    kind: isPool ? "Nominator pool" : first === undefined ? null : operationText(first),
    isPool,
  };
}
