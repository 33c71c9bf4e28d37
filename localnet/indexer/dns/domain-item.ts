import { beginCell, type Address as CoreAddress, type Cell, type TupleReader } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { dnsZone, domainItem } from "../../contracts/dns-contracts";
import { usernameCollection, usernameItem } from "../../contracts/username-contracts";
import { categoryKey, readRecord, type DnsCategory, type DnsRecord } from "../../contracts/dns-record";
import { lookUpKey } from "../content/dictionary-lookup";
import type { Contract } from "../contract-view";
import type { ContractKind } from "../contract-family";
import { attempt } from "../attempt";
import { writeDomain, type Domain, type DomainAuction, type DomainRecords } from "./domain-table";

const ZONE_SUFFIX = ".ton";
const USERNAME_SUFFIX = ".t.me";
const KEY_BITS = 256;

/** All DNS resolvers; only items of the zone and usernames are read, because others cannot be verified. */
export const dnsKind: ContractKind = {
  name: "dns",
  matchesCode: (code) => code.hasMethods("dnsresolve"),
  async read(contract) {
    const domain = await readItem(contract);
    return (tables) => {
      if (domain !== null) writeDomain(tables, domain);
    };
  },
};

export const editableKind: ContractKind = {
  name: "editable",
  matchesCode: (code) => code.hasMethods("get_editor"),
  read: () => Promise.resolve(() => undefined),
};

const rawAddress = (address: CoreAddress): Address => parseAddress(address.toRawString());

/** The full name of an item of the zone or of a username; null for all other contracts, whatever they return. */
export async function domainOf(contract: Contract): Promise<string | null> {
  const name = textOf(await contract.runMethod("get_domain"));
  // The address of an item of the zone is derived from its name and code.
  if (name !== null && rawAddress(domainItem(name)) === contract.address) return name + ZONE_SUFFIX;
  const username = textOf(await contract.runMethod("get_telemint_token_name"));
  return username !== null && rawAddress(usernameItem(username)) === contract.address
    ? username + USERNAME_SUFFIX
    : null;
}

/** Null if the contract is not an initialized item of the zone, nor a username. */
async function readItem(contract: Contract): Promise<Domain | null> {
  const name = await domainOf(contract);
  if (name === null) return null;
  const isUsername = name.endsWith(USERNAME_SUFFIX);
  const [data, lastFillUp] = [
    await contract.runMethod("get_nft_data"),
    // Usernames are not renewed.
    isUsername ? null : await contract.runMethod("get_last_fill_up_time"),
  ];
  if (data === null || (lastFillUp === null && !isUsername)) return null;
  data.skip();
  const index = data.readBigNumber();
  data.skip();
  const owner = data.readAddressOpt();
  const content = data.readCell();
  const own = { item: contract.address, name, index, owner: owner === null ? null : rawAddress(owner) };
  if (isUsername)
    return {
      ...own,
      collection: rawAddress(usernameCollection().address),
      records: recordsOf(await recordsOfUsername(contract)),
      auction: usernameAuctionOf(await contract.runMethod("get_telemint_auction_state")),
      renewedAt: 0,
    };
  return {
    ...own,
    collection: rawAddress(dnsZone().address),
    records: recordsOf(attempt(() => content.beginParse().skip(8).loadMaybeRef())),
    auction: auctionOf(await contract.runMethod("get_auction_info")),
    renewedAt: lastFillUp?.readNumber() ?? 0,
  };
}

const ITSELF = beginCell().storeUint(0, 8).endCell();

/** A username returns all of its records for category zero. */
async function recordsOfUsername(contract: Contract): Promise<Cell | null> {
  const answer = await contract.runMethod("dnsresolve", [
    { type: "slice", cell: ITSELF },
    { type: "int", value: 0n },
  ]);
  answer?.skip();
  return attempt(() => answer?.readCellOpt() ?? null);
}

function usernameAuctionOf(answer: TupleReader | null): DomainAuction | null {
  const bidder = attempt(() => answer?.readAddressOpt() ?? null);
  if (answer === null || bidder === null) return null;
  const bid = answer.readBigNumber();
  answer.skip(2);
  return { bidder: rawAddress(bidder), bid, endsAt: answer.readNumber() };
}

/** Null if it is not a string of one cell. */
function textOf(answer: TupleReader | null): string | null {
  return attempt(() => {
    const slice = answer?.readCell().beginParse();
    return slice === undefined ? null : slice.loadBuffer(slice.remainingBits / 8).toString("latin1");
  });
}

function auctionOf(answer: TupleReader | null): DomainAuction | null {
  const bidder = answer?.readAddressOpt() ?? null;
  if (answer === null || bidder === null) return null;
  return { bidder: rawAddress(bidder), bid: answer.readBigNumber(), endsAt: answer.readNumber() };
}

/** The owner may store any cell, so malformed records are skipped. */
function recordsOf(records: Cell | null): DomainRecords {
  const record = (category: DnsCategory): DnsRecord | null =>
    attempt(() => {
      const entry = records === null ? null : lookUpKey(records, categoryKey(category), KEY_BITS);
      return entry === null ? null : readRecord(entry.loadRef());
    });
  const [resolver, wallet] = [record("dns_next_resolver"), record("wallet")];
  const [site, bag] = [record("site"), record("storage")];
  return {
    resolver: resolver?.kind === "resolver" ? rawAddress(resolver.address) : null,
    wallet: wallet?.kind === "contract" ? rawAddress(wallet.address) : null,
    site: site?.kind === "site" ? hex(site.adnl) : null,
    bag: bag?.kind === "bag" ? hex(bag.id) : null,
  };
}

function hex(bytes: Buffer): string {
  return bytes.toString("hex").toUpperCase();
}
