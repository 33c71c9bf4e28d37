import { Address, beginCell, type Cell } from "@ton/core";
import { dnsZone, domainItem } from "../contracts/dns";
import { categoryKey, recordCell, type DnsCategory, type DnsRecord } from "../contracts/dns-record";
import { coins, type Parcel } from "./act";

const OP_CHANGE_RECORD = 0x4eb1f0f9;
const OP_BALANCE_RELEASE = 0x4ed14b65;
const OP_TRANSFER = 0x5fcc3d14;

/** Enough for what is asked of a domain; the rest stays there for its rent. */
const FARE = coins(0.05);
const NOTHING = beginCell().endCell();

const ask = (name: string, amount: bigint, body: Cell): Parcel => ({
  to: domainItem(name),
  amount,
  body,
  returns: true,
});

/** The first bid goes to the zone, whoever has the name. */
export function register(name: string, amount: bigint): Parcel {
  return { to: dnsZone().address, amount, body: name, returns: true };
}

export function bid(name: string, amount: bigint): Parcel {
  return ask(name, amount, NOTHING);
}

/** A message without a word from its owner keeps a domain for another year. */
export function fillUp(name: string): Parcel {
  return ask(name, FARE, NOTHING);
}

export function setRecord(name: string, category: DnsCategory, record: DnsRecord): Parcel {
  return ask(name, FARE, change(categoryKey(category)).storeRef(recordCell(record)).endCell());
}

export function deleteRecord(name: string, category: DnsCategory): Parcel {
  return ask(name, FARE, change(categoryKey(category)).endCell());
}

/** Deletes a record that cannot be there: wallets do so to keep a domain, and to fetch one that was won. */
export function renew(name: string): Parcel {
  return ask(name, FARE, change(0n).endCell());
}

function change(key: bigint) {
  return beginCell().storeUint(OP_CHANGE_RECORD, 32).storeUint(0, 64).storeUint(key, 256);
}

/** Puts a domain that nobody renewed into an auction, with a first bid. */
export function release(name: string, amount: bigint): Parcel {
  return ask(name, amount, beginCell().storeUint(OP_BALANCE_RELEASE, 32).storeUint(0, 64).endCell());
}

export function handOver(name: string, from: Address, to: Address): Parcel {
  const body = beginCell()
    .storeUint(OP_TRANSFER, 32)
    .storeUint(0, 64)
    .storeAddress(to)
    .storeAddress(from)
    .storeMaybeRef(null)
    .storeCoins(coins(0.01))
    .storeBit(false);
  return ask(name, coins(0.1), body.endCell());
}
