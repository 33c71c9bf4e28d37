import { describe, expect, it } from "vitest";
import { LATEST_ACTION_ROWS, RECENT_BLOCK_ROWS } from "../../domain/home/home-rows";
import { accountMessageFilterGroups, messageFilterGroups } from "../../domain/message/message-filter-groups";
import {
  ACCOUNT_TRANSACTION_FILTER_GROUPS,
  TRANSACTION_FILTER_GROUPS,
} from "../../domain/transaction/transaction-filter-groups";
import { allNftItems } from "../../domain/nft/nft-queries";
import { ALL_ACTIONS } from "../../domain/action/action-filter";
import { ALL_OF_ACCOUNT, ALL_MESSAGES } from "../../domain/message/message-filter";
import type { FilterGroup } from "../../domain/filter/filter-field";
import { ALL_TRANSACTIONS } from "../../domain/transaction/transaction-filter";
import { parseAddress } from "../../ton/address/read-address";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "../../ton/block/block";
import { ACTION_SOURCE } from "../action/load-actions";
import { AUCTION_BID_SOURCE } from "../action/load-auction-bids";
import { BLOCK_MESSAGE_SOURCE } from "../block/block-messages";
import { BLOCK_TRANSACTION_SOURCE } from "../block/block-content";
import { BLOCK_SOURCE } from "../block/load-blocks";
import { ACCOUNT_MESSAGE_SOURCE, MESSAGE_SOURCE } from "../message/load-messages";
import { TRANSACTION_SOURCE } from "../transaction/load-transactions";
import { ACCOUNT_TOKEN_SOURCE } from "../account/load-account-tokens";
import { ACCOUNT_TOKEN_TRANSFER_SOURCE } from "../account/load-account-transfers";
import { BIDDER_AUCTION_SOURCE, DOMAIN_ACTION_SOURCE, WALLET_DOMAIN_SOURCE } from "../dns/load-domain-lists";
import { MULTISIG_ORDER_SOURCE } from "../multisig/load-orders";
import { TOP_ACCOUNT_SOURCE } from "../top/load-top-accounts";
import { JETTON_HOLDER_SOURCE } from "../jetton/load-jetton-holders";
import { JETTON_BURN_SOURCE, JETTON_TRANSFER_SOURCE } from "../jetton/load-jetton-moves";
import { JETTON_SOURCE } from "../jetton/load-jettons";
import { NFT_COLLECTION_SOURCE, NFT_ITEM_SOURCE, NFT_TRANSFER_SOURCE } from "../nft/load-nft-lists";
import { ALL_COMPLAINTS, ALL_ROUNDS, ALL_STAKE_EVENTS } from "../../domain/validator/validator-queries";
import {
  ROUND_FILTER_GROUPS,
  STAKE_EVENT_FILTER_GROUPS,
} from "../../domain/validator/validator-filter-groups";
import { parseHash } from "../../ton/value/hash";
import { NOMINATOR_EVENT_SOURCE, POOL_VALIDATOR_EVENT_SOURCE } from "../staking/load-pool-events";
import { STAKING_POOL_SOURCE } from "../staking/load-staking-pools";
import { PARTICIPANT_SOURCE } from "../validator/load-election";
import { ROUND_SET_SOURCE } from "../validator/load-validation-round";
import {
  COMPLAINT_SOURCE,
  ELECTION_SOURCE,
  OWN_ROUND_SOURCE,
  STAKE_EVENT_SOURCE,
  VALIDATION_ROUND_SOURCE,
} from "../validator/load-validator-lists";
import { ROWS } from "./rows-route";
import { rowsOf, type RowSource } from "./row-source";

const account = parseAddress(`0:${"1".repeat(64)}`);
const block = { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno: 7 };

function cases<R, Q>(source: RowSource<R, Q>, ...queries: readonly NoInfer<Q>[]) {
  return queries.map((query, index) => ({
    name: `${source.kind.name} ${index + 1}`,
    read: () => source.readQuery(source.kind.rowsQuery(query)),
    query,
    source: source.kind.name,
  }));
}

function fieldNames(groups: readonly FilterGroup[] = []): readonly string[] {
  return groups.flatMap(({ fields }) => fields.map(({ name }) => name));
}

const CASES = [
  ...cases(TRANSACTION_SOURCE, ALL_TRANSACTIONS, {
    ...ALL_TRANSACTIONS,
    accounts: [account],
    without: [account],
    fromLt: 2n ** 62n,
    until: 1_700_000_000,
    oldestFirst: true,
  }),
  ...cases(
    MESSAGE_SOURCE,
    ALL_MESSAGES,
    { ...ALL_MESSAGES, source: account, externals: "none", untilLt: 5n },
    { ...ALL_MESSAGES, destination: "external", oldestFirst: true },
  ),
  ...cases(
    ACCOUNT_MESSAGE_SOURCE,
    { account, filter: ALL_OF_ACCOUNT },
    { account, filter: { ...ALL_OF_ACCOUNT, direction: "logs", from: 1_700_000_000 } },
  ),
  ...cases(
    ACTION_SOURCE,
    { account, filter: ALL_ACTIONS },
    { account, filter: { ...ALL_ACTIONS, kind: "nft", until: 1_700_000_000 } },
  ),
  ...cases(AUCTION_BID_SOURCE, { auction: account }),
  ...cases(
    BLOCK_SOURCE,
    { workchain: -1, shard: null, until: null },
    { workchain: 0, shard: null, until: 1_700_000_000 },
  ),
  ...cases(BLOCK_TRANSACTION_SOURCE, { id: block, ownOnly: false }, { id: block, ownOnly: true }),
  ...cases(JETTON_SOURCE, { text: null, admin: null }, { text: "ti de", admin: account }),
  ...cases(JETTON_HOLDER_SOURCE, { master: account }),
  ...cases(
    JETTON_TRANSFER_SOURCE,
    { master: account, owner: null, from: null, until: null },
    { master: account, owner: account, from: 1_700_000_000, until: 1_800_000_000 },
  ),
  ...cases(JETTON_BURN_SOURCE, { master: account, owner: null, from: 1_700_000_000, until: null }),
  ...cases(ACCOUNT_TOKEN_SOURCE, { owner: account, text: "ti de", order: "name", suspicious: true }),
  ...cases(ACCOUNT_TOKEN_TRANSFER_SOURCE, {
    owner: account,
    direction: "in",
    master: account,
    from: 1_700_000_000,
    until: null,
  }),
  ...cases(TOP_ACCOUNT_SOURCE, { by: "balance" }),
  ...cases(MULTISIG_ORDER_SOURCE, { multisig: account }),
  ...cases(WALLET_DOMAIN_SOURCE, { wallet: account }),
  ...cases(BIDDER_AUCTION_SOURCE, { bidder: account, state: null }, { bidder: account, state: "won" }),
  ...cases(DOMAIN_ACTION_SOURCE, { event: "sold", from: null, until: 1_800_000_000 }),
  ...cases(NFT_COLLECTION_SOURCE, { text: null, owner: null }, { text: "ca ts", owner: account }),
  ...cases(
    NFT_ITEM_SOURCE,
    allNftItems({ of: "collection", address: account }),
    {
      ...allNftItems({ of: "collection", address: account }),
      view: "table",
      listed: true,
      attributes: [
        { trait: "Tiles: old", value: "moss, 100 %" },
        { trait: "\u202e%3A", value: "a;b" },
      ],
    },
    { ...allNftItems({ of: "owner", address: account }), collection: account, text: "x", suspicious: true },
  ),
  ...cases(
    NFT_TRANSFER_SOURCE,
    { of: "item", address: account, owner: null, direction: null, from: null, until: null },
    {
      of: "collection",
      address: account,
      owner: account,
      direction: "in",
      from: 1_700_000_000,
      until: 1_800_000_000,
    },
  ),
  ...cases(ROUND_SET_SOURCE, { round: null }, { round: 1_700_000_000 }),
  ...cases(PARTICIPANT_SOURCE, { election: 1_700_000_000, stake: 600_000_000_000_000n, state: "open" }),
  ...cases(VALIDATION_ROUND_SOURCE, ALL_ROUNDS, {
    validator: { is: "key", hash: parseHash("AB".repeat(32)) },
    from: 1_700_000_000,
    until: 1_800_000_000,
  }),
  ...cases(OWN_ROUND_SOURCE, { ...ALL_ROUNDS, validator: { is: "holder", address: account } }),
  ...cases(ELECTION_SOURCE, { ...ALL_ROUNDS, from: 1_700_000_000 }),
  ...cases(COMPLAINT_SOURCE, { ...ALL_COMPLAINTS, round: 1_700_000_000 }),
  ...cases(STAKE_EVENT_SOURCE, { ...ALL_STAKE_EVENTS, type: "stake_rejected" }),
  ...cases(STAKING_POOL_SOURCE, { text: null }),
  ...cases(NOMINATOR_EVENT_SOURCE, { pool: account, nominator: account, from: null, until: 1_700_000_000 }),
  ...cases(POOL_VALIDATOR_EVENT_SOURCE, {
    pool: account,
    type: "reward",
    from: 1_600_000_000,
    until: null,
  }),
  ...cases(BLOCK_MESSAGE_SOURCE, { id: { ...block, workchain: 0 }, ownOnly: false }),
];

describe("the rows route", () => {
  it.each(CASES)("reads the query that the row kind writes: $name", ({ read, query }) => {
    expect(read()).toEqual({ ok: true, value: query });
  });

  it("has every row kind, and each is tested here", () => {
    const checked = new Set(CASES.map(({ source }) => source));
    const short = [LATEST_ACTION_ROWS, RECENT_BLOCK_ROWS];
    expect([...ROWS.keys()].toSorted()).toEqual([...checked, ...short].toSorted());
  });

  it.each([
    ["", "interactive"],
    ["ahead=1", "prefetch"],
    ["poll=1", "poll"],
  ])("loads in the lane that the query implies: %j", async (query, lane) => {
    const lanes: string[] = [];
    const [, load] = rowsOf({
      ...TRANSACTION_SOURCE,
      load: (_network, _query, _request, ofLane) => {
        lanes.push(ofLane);
        return Promise.resolve({ rows: [], end: true, pin: null, problem: null, asOfMs: 0 });
      },
    });
    await load({ id: "mainnet", coin: "TON" }, new URLSearchParams(query));
    expect(lanes).toEqual([lane]);
  });
});

describe("the form of a filter", () => {
  const fields = [
    ...fieldNames(TRANSACTION_FILTER_GROUPS).map((name) => ({
      name,
      of: "transactions",
      read: (query: URLSearchParams) => TRANSACTION_SOURCE.readQuery(query),
    })),
    ...fieldNames(ACCOUNT_TRANSACTION_FILTER_GROUPS).map((name) => ({
      name,
      of: "transactions of an account",
      read: (query: URLSearchParams) => TRANSACTION_SOURCE.readQuery(query),
    })),
    ...fieldNames(ROUND_FILTER_GROUPS).map((name) => ({
      name,
      of: "rounds",
      read: (query: URLSearchParams) => VALIDATION_ROUND_SOURCE.readQuery(query),
    })),
    ...fieldNames(STAKE_EVENT_FILTER_GROUPS).map((name) => ({
      name,
      of: "stake events",
      read: (query: URLSearchParams) => STAKE_EVENT_SOURCE.readQuery(query),
    })),
    ...fieldNames(messageFilterGroups(ALL_MESSAGES)).map((name) => ({
      name,
      of: "messages",
      read: (query: URLSearchParams) => MESSAGE_SOURCE.readQuery(query),
    })),
    ...fieldNames(accountMessageFilterGroups(ALL_OF_ACCOUNT)).map((name) => ({
      name,
      of: "messages of an account",
      read: (query: URLSearchParams) => {
        query.set("account", account);
        return ACCOUNT_MESSAGE_SOURCE.readQuery(query);
      },
    })),
  ];

  it.each(fields)("has fields that the list reads: $name of $of", ({ name, read }) => {
    expect(read(new URLSearchParams({ [name]: "§" }))).toMatchObject({ ok: false, error: { field: name } });
  });
});
