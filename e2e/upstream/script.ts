import * as v from "valibot";
import { FaultRule } from "./fault";

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5_000_000));

/** Lists on the chain's timeline: each of their rows is one transaction, or one trace. */
export const TIMELINE_LISTS = [
  "transactions",
  "messages",
  "jettonTransfers",
  "jettonBurns",
  "nftTransfers",
  "traces",
  "actions",
] as const;

/** Lists of things that exist, ordered by when they were first seen. */
export const REGISTRY_LISTS = [
  "jettonMasters",
  "jettonWallets",
  "nftItems",
  "nftCollections",
  "topAccounts",
] as const;

export const LIST_NAMES = [...TIMELINE_LISTS, ...REGISTRY_LISTS, "blocks"] as const;

export type TimelineList = (typeof TIMELINE_LISTS)[number];
export type RegistryList = (typeof REGISTRY_LISTS)[number];
export type ListName = (typeof LIST_NAMES)[number];

/** How many rows a list has, filtered or not, unless the script says otherwise. */
export const STANDARD_ROWS = 237;

const Keys = v.strictObject({
  accepted: v.array(v.string()),
  otherNetwork: v.optional(v.array(v.string()), []),
  /** Requests in any one second: with a key (null is any number), and without. */
  perSecond: v.optional(v.nullable(count), null),
  perSecondWithoutKey: v.optional(count, 1),
});

const Ticking = v.strictObject({
  everyMs: v.pipe(v.number(), v.integer(), v.minValue(10)),
  /** How many transactions arrive with each new block. */
  transactions: v.optional(v.pipe(count, v.maxValue(10_000)), 0),
});

/** Transactions that are on their way: the next rows that are inserted will be these. */
const Pending = v.strictObject({
  transactions: v.pipe(count, v.maxValue(10_000)),
  account: v.optional(v.nullable(v.string()), null),
});

/** How the service of one network behaves. Everything has a standard, so `{}` is a healthy service. */
export const Script = v.strictObject({
  seed: v.optional(v.nullable(v.string()), null),
  /** Null: any key and none are taken, at any rate. */
  keys: v.optional(v.nullable(Keys), null),
  rules: v.optional(v.array(FaultRule), []),
  lists: v.optional(v.record(v.picklist(LIST_NAMES), v.optional(count)), {}),
  transactionsPerTrace: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4_000)), 3),
  /** Time of the newest block, in seconds; "now" is when the network was first used. */
  headTime: v.optional(v.union([v.pipe(v.number(), v.integer()), v.literal("now")]), "now"),
  ticking: v.optional(v.nullable(Ticking), null),
  pending: v.optional(v.nullable(Pending), null),
  /**
   * What the shards are in lists of blocks: two for ever, or a history of splits and merges, also with
   * blocks that the index does not tell. Transactions stay where they are.
   */
  shards: v.optional(v.picklist(["two", "one", "changing", "gaps", "many"]), "two"),
  /** Whether friendly addresses carry the test flag; null: on the network called testnet they do. */
  testnet: v.optional(v.nullable(v.boolean()), null),
});

export type Script = v.InferOutput<typeof Script>;
export type ScriptInput = v.InferInput<typeof Script>;

export const InsertRows = v.strictObject({
  list: v.picklist(LIST_NAMES),
  rows: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  /** Timeline lists: the account that all new transactions belong to. */
  account: v.optional(v.nullable(v.string()), null),
  /**
   * Token lists: whether the new rows belong to the busy account, or to the first jetton or
   * collection with owners of their own.
   */
  under: v.optional(v.picklist(["owner", "parent"]), "owner"),
});

export type InsertRows = v.InferOutput<typeof InsertRows>;
export type InsertRowsInput = v.InferInput<typeof InsertRows>;

export const AdvanceHead = v.strictObject({
  blocks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
});
