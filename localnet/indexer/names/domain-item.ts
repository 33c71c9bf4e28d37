import type { Address as CoreAddress, Cell, TupleReader } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { dnsZone, domainItem } from "../../contracts/dns";
import { categoryKey, readRecord, type DnsCategory, type DnsRecord } from "../../contracts/dns-record";
import { lookup } from "../content/lookup";
import type { Contract } from "../contract";
import type { ContractKind } from "../family";
import { attempt } from "../attempt";
import { writeDomain, type Domain, type DomainAuction, type DomainRecords } from "./domain-table";

const ENDING = ".ton";
const KEY_BITS = 256;

/** Whatever answers for names. Domains of the zone are read; others lead further, or say what they like. */
export const dnsKind: ContractKind = {
  name: "dns",
  isMadeOf: (code) => code.answers("dnsresolve"),
  async read(contract) {
    const domain = await readItem(contract);
    return (tables) => {
      if (domain !== null) writeDomain(tables, domain);
    };
  },
};

export const editableKind: ContractKind = {
  name: "editable",
  isMadeOf: (code) => code.answers("get_editor"),
  read: () => Promise.resolve(() => undefined),
};

const wire = (address: CoreAddress): Address => parseAddress(address.toRawString());

/** The whole name of an item of the zone; null for others, whatever they call themselves. */
export async function domainOf(contract: Contract): Promise<string | null> {
  const name = textOf(await contract.ask("get_domain"));
  // Where an item of the zone stands follows from its name and its code.
  return name === null || wire(domainItem(name)) !== contract.address ? null : name + ENDING;
}

/** Null for what is no item of the zone, or not yet. */
async function readItem(contract: Contract): Promise<Domain | null> {
  const name = await domainOf(contract);
  if (name === null) return null;
  const [data, filled] = [await contract.ask("get_nft_data"), await contract.ask("get_last_fill_up_time")];
  if (data === null || filled === null) return null;
  data.skip();
  const index = data.readBigNumber();
  data.skip();
  const owner = data.readAddressOpt();
  const content = data.readCell();
  return {
    item: contract.address,
    name,
    index,
    collection: wire(dnsZone().address),
    owner: owner === null ? null : wire(owner),
    records: recordsIn(content),
    auction: auctionOf(await contract.ask("get_auction_info")),
    filledAt: filled.readNumber(),
  };
}

/** Null for what is no text: names are plain letters, and stand in one cell. */
function textOf(answer: TupleReader | null): string | null {
  return attempt(() => {
    const slice = answer?.readCell().beginParse();
    return slice === undefined ? null : slice.loadBuffer(slice.remainingBits / 8).toString("latin1");
  });
}

function auctionOf(answer: TupleReader | null): DomainAuction | null {
  const bidder = answer?.readAddressOpt() ?? null;
  if (answer === null || bidder === null) return null;
  return { bidder: wire(bidder), bid: answer.readBigNumber(), endsAt: answer.readNumber() };
}

/** Its owner may put any cell there. */
function recordsIn(content: Cell): DomainRecords {
  const records = attempt(() => content.beginParse().skip(8).loadMaybeRef());
  const record = (category: DnsCategory): DnsRecord | null =>
    attempt(() => {
      const entry = records === null ? null : lookup(records, categoryKey(category), KEY_BITS);
      return entry === null ? null : readRecord(entry.loadRef());
    });
  const [resolver, wallet] = [record("dns_next_resolver"), record("wallet")];
  const [site, bag] = [record("site"), record("storage")];
  return {
    resolver: resolver?.kind === "resolver" ? wire(resolver.address) : null,
    wallet: wallet?.kind === "contract" ? wire(wallet.address) : null,
    site: site?.kind === "site" ? hex(site.adnl) : null,
    bag: bag?.kind === "bag" ? hex(bag.id) : null,
  };
}

function hex(bytes: Buffer): string {
  return bytes.toString("hex").toUpperCase();
}
