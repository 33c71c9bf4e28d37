import type { Address } from "@/lib/ton/address/address";
import type { AccountRecord, AccountStatus, StateRecord } from "../../chain-records";
import { Packer, Unpacker } from "./packing";

const STATUSES: readonly AccountStatus[] = ["nonexist", "uninit", "active", "frozen"];

export function writeStatus(to: Packer, status: AccountStatus): void {
  to.count(STATUSES.indexOf(status));
}

export function readStatus(from: Unpacker): AccountStatus {
  const status = STATUSES[from.count()];
  if (status === undefined) throw new Error("a record of the store is damaged: invalid status");
  return status;
}

export function writeCurrencies(to: Packer, currencies: ReadonlyMap<number, bigint>): void {
  to.count(currencies.size);
  for (const [id, amount] of currencies) to.number(id).big(amount);
}

export function readCurrencies(from: Unpacker): ReadonlyMap<number, bigint> {
  const currencies = new Map<number, bigint>();
  for (let left = from.count(); left > 0; left -= 1) currencies.set(from.number(), from.big());
  return currencies;
}

export function writeState(to: Packer, state: StateRecord): void {
  writeStatus(to, state.status);
  to.big(state.balance);
  writeCurrencies(to, state.extraCurrencies);
  to.hash(state.stateHash);
  for (const hash of [state.codeHash, state.dataHash, state.frozenHash])
    to.optional(hash, (value) => to.hash(value));
}

export function readState(from: Unpacker): StateRecord {
  return {
    status: readStatus(from),
    balance: from.big(),
    extraCurrencies: readCurrencies(from),
    stateHash: from.hash(),
    codeHash: from.optionalHash(),
    dataHash: from.optionalHash(),
    frozenHash: from.optionalHash(),
  };
}

const packer = new Packer();

export function packAccount(account: AccountRecord): Uint8Array {
  writeState(packer, account);
  return packer.big(account.lastLt).hash(account.lastHash).bytes(account.shardAccount).take();
}

export function unpackAccount(address: Address, packed: Uint8Array): AccountRecord {
  const from = new Unpacker(packed);
  return {
    address,
    ...readState(from),
    lastLt: from.big(),
    lastHash: from.hash(),
    shardAccount: from.bytes(),
  };
}
