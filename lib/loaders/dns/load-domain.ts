import "server-only";
import { cache } from "react";
import { ALL_ACTIONS } from "../../domain/action/action-filter";
import { areBidsShown } from "../../domain/action/auction-bids";
import { domainAbsence } from "../../domain/dns/domain-absence";
import type { DomainHistory } from "../../domain/dns/domain-history";
import { noDomainRecord, notADomain } from "../../domain/dns/domain-problems";
import { domainProfile } from "../../domain/dns/domain-profile";
import { auctionState, domainState, type DomainState } from "../../domain/dns/domain-state";
import type { DomainView, Subdomain } from "../../domain/dns/domain-view";
import { decodeSegment } from "../../domain/filter/url-text";
import type { PageNetwork } from "../../domain/network/page-network";
import { gatewayOf } from "../../gateway/gateways";
import { domainZone, readDomainName } from "../../search/domain-name";
import type { Address } from "../../ton/address/address";
import { readBoc } from "../../ton/cell/boc";
import { readDomainData, type DomainData } from "../../ton/dns/domain-data";
import { FormatError } from "../../ton/value/format-error";
import type { ApiError } from "../../toncenter/error";
import { accountStates } from "../../toncenter/v3/v3-account";
import { dnsRecords } from "../../toncenter/v3/v3-dns";
import { nftSales, type NftSale } from "../../toncenter/v3/v3-nft-sale";
import { ACTION_SOURCE } from "../action/load-actions";
import { AUCTION_BID_SOURCE } from "../action/load-auction-bids";
import { openRows } from "../list/row-source";
import { serverNow } from "../request/clock";

/** The maximum number of items read among those that claim a name. */
const MOST_ITEMS = 8;
const MOST_SUBDOMAINS = 50;
const DATA_LIMITS = { maxBytes: 65_536, maxCells: 1_000 };

/** A domain with its items. Two calls; one for an unowned name, none for an invalid one. */
export const loadDomain = cache(async (network: string, segment: string): Promise<DomainView> => {
  const typed = decodeSegment(segment);
  const read = readDomainName(typed);
  const view = {
    name: read?.name ?? typed,
    warning: read?.warning ?? null,
    profiles: [],
    absence: null,
    subdomains: read === null ? [] : subdomainsOf(network, read.name),
    names: {},
    contractProblem: null,
    nowMs: serverNow(),
  };
  if (read === null) return { ...view, problem: notADomain(typed) };
  const answer = await gatewayOf(network).call(dnsRecords, { domain: read.name }, { lane: "interactive" });
  if (!answer.ok) return { ...view, problem: answer.error };
  const { records, address_book } = answer.value.value;
  const found = records.filter(({ domain }) => domain === read.name).slice(0, MOST_ITEMS);
  if (found.length === 0) {
    return { ...view, absence: domainAbsence(read.name), problem: noDomainRecord(read.name) };
  }
  const items = await loadItems(network, read.name, found, view.nowMs);
  const profiles = found.map((record) =>
    domainProfile(record, items.states.get(record.nft_item_address) ?? UNKNOWN),
  );
  return { ...view, profiles, names: address_book, problem: null, contractProblem: items.problem };
});

/** Sub-domains seen in earlier answers: no operation of the service lists them. */
function subdomainsOf(network: string, domain: string): readonly Subdomain[] {
  const names = gatewayOf(network).names.domainsBelow(domain, MOST_SUBDOMAINS);
  return names.flatMap((text) => readDomainName(text) ?? []).map(({ name, warning }) => ({ name, warning }));
}

interface ItemState {
  readonly data: DomainData | null;
  readonly state: DomainState;
}

interface ItemStates {
  readonly states: ReadonlyMap<Address, ItemState>;
  readonly problem: ApiError | null;
}

const UNKNOWN: ItemState = { data: null, state: { is: "unknown" } };

type Item = Pick<{ readonly nft_item_address: Address }, "nft_item_address">;

/** The state of the items' contracts. One call. */
async function loadItems(
  network: string,
  name: string,
  found: readonly Item[],
  nowMs: number,
): Promise<ItemStates> {
  const address = found.map(({ nft_item_address: item }) => item);
  const { labels = [], zone } = domainZone(name) ?? {};
  const [label, ...rest] = labels;
  // Items of sub-domains follow their own rules.
  if (label === undefined || rest.length > 0) return { states: new Map(), problem: null };
  return zone === ".ton"
    ? loadTonItems(network, address, label, nowMs)
    : loadUsernames(network, address, nowMs);
}

async function loadTonItems(
  network: string,
  address: readonly Address[],
  label: string,
  nowMs: number,
): Promise<ItemStates> {
  const params = { address, include_boc: true };
  const answer = await gatewayOf(network).call(accountStates, params, { lane: "interactive" });
  if (!answer.ok) return { states: new Map(), problem: answer.error };
  const states = new Map<Address, ItemState>();
  for (const { address: item, data_boc: boc, code_hash: codeHash } of answer.value.value.accounts) {
    const data = boc === null ? null : dataIn(boc);
    // The index checks that an item has the name that it claims; data in another form says nothing about its state.
    const state = data === null ? UNKNOWN.state : domainState(data, label, codeHash, nowMs / 1_000);
    states.set(item, { data, state });
  }
  return { states, problem: null };
}

function dataIn(boc: string): DomainData | null {
  try {
    const graph = readBoc(boc, DATA_LIMITS);
    return readDomainData(graph, graph.roots[0] ?? 0);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return null;
  }
}

/** Usernames sell themselves: the item is its own auction. */
async function loadUsernames(
  network: string,
  address: readonly Address[],
  nowMs: number,
): Promise<ItemStates> {
  const answer = await gatewayOf(network).call(nftSales, { address: [...address] }, { lane: "interactive" });
  if (!answer.ok) return { states: new Map(), problem: answer.error };
  const states = new Map<Address, ItemState>(
    address.map((item) => [item, { data: null, state: { is: "permanent" } }]),
  );
  for (const sale of answer.value.value.nft_sales) {
    const state = usernameState(sale, nowMs / 1_000);
    if (state !== null) states.set(sale.address, { data: null, state });
  }
  return { states, problem: null };
}

function usernameState({ details }: NftSale, nowSeconds: number): DomainState | null {
  if (details.type !== "telemint") return null;
  const { bidder_address: bidder, bid, end_time: endsAt, min_bid: nextBid, max_bid } = details.fields;
  if (bidder === null || bid === null || endsAt === null || endsAt === 0) return null;
  const buyNow = max_bid === null || max_bid === 0n ? null : max_bid;
  return auctionState({ bidder, bid, endsAt }, nowSeconds, { nextBid, buyNow });
}

/** The history of a domain, the newest first; null if there is none. One additional call. */
export async function openDomainHistory(
  network: PageNetwork,
  segment: string,
  params: URLSearchParams,
): Promise<DomainHistory | null> {
  const [profile] = (await loadDomain(network.id, segment)).profiles;
  if (profile === undefined) return null;
  const { item } = profile;
  if (areBidsShown(params))
    return { is: "bids", opened: await openRows(AUCTION_BID_SOURCE, network, params, { auction: item }) };
  const query = { account: item, filter: ALL_ACTIONS };
  return { is: "actions", opened: await openRows(ACTION_SOURCE, network, params, query) };
}
