import { Address, beginCell, Dictionary, type Cell } from "@ton/core";

/** The configuration parameter that lists accounts to which nothing can be deployed for a time. */
export const SUSPENDED_PARAMETER = 44;

const WORKCHAIN_BITS = 32;
const ACCOUNT_BITS = 256;
const KEY = Dictionary.Keys.BigUint(WORKCHAIN_BITS + ACCOUNT_BITS);
const NOTHING = { serialize: () => undefined, parse: () => true };

/** Coins were sent there, and stay there. */
export const SUSPENDED_ACCOUNT = new Address(0, Buffer.alloc(ACCOUNT_BITS / 8, 0x5a));

function keyOf({ workChain, hash }: Address): bigint {
  const place = BigInt.asUintN(WORKCHAIN_BITS, BigInt(workChain));
  return (place << BigInt(ACCOUNT_BITS)) | BigInt(`0x${hash.toString("hex")}`);
}

/** Suspended until a time in seconds since 1970. */
export function suspendedList(accounts: readonly Address[], until: number): Cell {
  const list = Dictionary.empty<bigint, boolean>(KEY, NOTHING);
  for (const account of accounts) list.set(keyOf(account), true);
  return beginCell().storeUint(0, 8).storeDict(list).storeUint(until, 32).endCell();
}

/** Whether the parameter suspends an account at a time. */
export function isSuspended(parameter: Cell | null, account: Address, now: number): boolean {
  if (parameter === null) return false;
  const slice = parameter.beginParse();
  slice.skip(8);
  const list = slice.loadDict<bigint, boolean>(KEY, NOTHING);
  return now < slice.loadUint(32) && list.has(keyOf(account));
}
