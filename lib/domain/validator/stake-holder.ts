import type { Address } from "../../ton/address/address";
import type { AddressBook } from "../../toncenter/v3/address-book";
import { contractTypeName, strongInterfaces } from "../account/contract-types";
import { isPoolInterface } from "../staking/pool-interfaces";
import { partyOf } from "../transaction/make-transaction-row";
import type { StakeHolder } from "./validator-list-rows";

export function stakeHolderOf(address: Address, book: AddressBook): StakeHolder {
  const interfaces = book[address]?.interfaces ?? [];
  return {
    party: partyOf(address, book),
    kind: contractTypeName(address, strongInterfaces(interfaces)),
    isPool: interfaces.some(isPoolInterface),
  };
}
