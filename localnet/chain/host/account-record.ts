import type { Address } from "@/lib/ton/address/address";
import type { AccountRecord, StateRecord } from "../../chain-records";
import { readAccount } from "../cells/read-account";
import { readBag } from "../cells/read-bag";

export function accountRecord(address: Address, shardAccount: Uint8Array): AccountRecord {
  const { status, balance, extra, code, data, frozenHash, stateHash, lastLt, lastHash } = readAccount(
    readBag(shardAccount),
  );
  return {
    address,
    status,
    balance,
    extraCurrencies: extra,
    stateHash,
    codeHash: code?.hash ?? null,
    dataHash: data?.hash ?? null,
    frozenHash,
    lastLt,
    lastHash,
    shardAccount,
  };
}

export function stateOf(account: AccountRecord): StateRecord {
  const { stateHash, status, balance, extraCurrencies, codeHash, dataHash, frozenHash } = account;
  return { stateHash, status, balance, extraCurrencies, codeHash, dataHash, frozenHash };
}
