import { Address, beginCell, type Cell } from "@ton/core";
import { dnsZone, domainItem } from "../contracts/dns-contracts";
import { categoryKey, recordCell, type DnsCategory, type DnsRecord } from "../contracts/dns-record";
import { coins, type OutgoingMessage } from "./scenario-event";

const OP_CHANGE_RECORD = 0x4eb1f0f9;
const OP_BALANCE_RELEASE = 0x4ed14b65;
const OP_TRANSFER = 0x5fcc3d14;

/** Enough for any domain operation; the excess stays with the domain as rent. */
const OPERATION_AMOUNT = coins(0.05);
const EMPTY_BODY = beginCell().endCell();

const toDomain = (name: string, amount: bigint, body: Cell): OutgoingMessage => ({
  to: domainItem(name),
  amount,
  body,
  bounce: true,
});

/** The first bid goes to the collection, even if the name is taken. */
export function registerDomain(name: string, amount: bigint): OutgoingMessage {
  return { to: dnsZone().address, amount, body: name, bounce: true };
}

export function bidForDomain(name: string, amount: bigint): OutgoingMessage {
  return toDomain(name, amount, EMPTY_BODY);
}

/** An empty message from the owner renews a domain for a year. */
export function fillUpDomain(name: string): OutgoingMessage {
  return toDomain(name, OPERATION_AMOUNT, EMPTY_BODY);
}

export function setRecord(name: string, category: DnsCategory, record: DnsRecord): OutgoingMessage {
  return toDomain(
    name,
    OPERATION_AMOUNT,
    changeRecordBody(categoryKey(category)).storeRef(recordCell(record)).endCell(),
  );
}

export function deleteRecord(name: string, category: DnsCategory): OutgoingMessage {
  return toDomain(name, OPERATION_AMOUNT, changeRecordBody(categoryKey(category)).endCell());
}

/**
 * Deletes a record that does not exist, which renews a domain and claims one that was won, as wallets do
 * it.
 */
export function renewDomain(name: string): OutgoingMessage {
  return toDomain(name, OPERATION_AMOUNT, changeRecordBody(0n).endCell());
}

function changeRecordBody(key: bigint) {
  return beginCell().storeUint(OP_CHANGE_RECORD, 32).storeUint(0, 64).storeUint(key, 256);
}

/** Starts an auction of an expired domain with a first bid. */
export function releaseDomain(name: string, amount: bigint): OutgoingMessage {
  return toDomain(name, amount, beginCell().storeUint(OP_BALANCE_RELEASE, 32).storeUint(0, 64).endCell());
}

export function transferDomain(name: string, from: Address, to: Address): OutgoingMessage {
  const body = beginCell()
    .storeUint(OP_TRANSFER, 32)
    .storeUint(0, 64)
    .storeAddress(to)
    .storeAddress(from)
    .storeMaybeRef(null)
    .storeCoins(coins(0.01))
    .storeBit(false);
  return toDomain(name, coins(0.1), body.endCell());
}
