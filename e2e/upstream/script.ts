import * as v from "valibot";
import { FaultRule } from "./fault";

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5_000_000));

/** Lists by time: each row is a transaction, or a trace. */
export const TIMELINE_LISTS = [
  "transactions",
  "messages",
  "jettonTransfers",
  "jettonBurns",
  "nftTransfers",
  "traces",
  "actions",
] as const;

/** Lists of existing things, in order of creation. */
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

/** Default number of rows of a list, filtered or not. */
export const STANDARD_ROWS = 237;

const Keys = v.strictObject({
  accepted: v.array(v.string()),
  otherNetwork: v.optional(v.array(v.string()), []),
  /** Limit of requests per second: with a key (null for no limit), and without. */
  perSecond: v.optional(v.nullable(count), null),
  perSecondWithoutKey: v.optional(count, 1),
});

const Ticking = v.strictObject({
  everyMs: v.pipe(v.number(), v.integer(), v.minValue(10)),
  /** Transactions in each new block. */
  transactions: v.optional(v.pipe(count, v.maxValue(10_000)), 0),
});

/** Pending transactions: inserted rows turn these into existing ones. */
const Pending = v.strictObject({
  transactions: v.pipe(count, v.maxValue(10_000)),
  account: v.optional(v.nullable(v.string()), null),
});

/** The behaviour of one network's service. Everything has a default, so `{}` is a healthy service. */
export const Script = v.strictObject({
  seed: v.optional(v.nullable(v.string()), null),
  /** Null: requests with any key or none are accepted without limits. */
  keys: v.optional(v.nullable(Keys), null),
  rules: v.optional(v.array(FaultRule), []),
  lists: v.optional(v.record(v.picklist(LIST_NAMES), v.optional(count)), {}),
  transactionsPerTrace: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4_000)), 3),
  /** Time of the newest block, in Unix seconds; "now" is when the network was first used. */
  headTime: v.optional(v.union([v.pipe(v.number(), v.integer()), v.literal("now")]), "now"),
  ticking: v.optional(v.nullable(Ticking), null),
  pending: v.optional(v.nullable(Pending), null),
  /**
   * Shards in lists of blocks: always two, or a history of splits and merges, optionally with blocks that
   * the index lacks. Transactions are not affected.
   */
  shards: v.optional(v.picklist(["two", "one", "changing", "gaps", "many"]), "two"),
  /** The types of actions: three in turn, or all that the service knows, with samples of their details. */
  actionTypes: v.optional(v.picklist(["usual", "all"]), "usual"),
  /** Whether friendly addresses have the test flag; null: only on the network "testnet". */
  testnet: v.optional(v.nullable(v.boolean()), null),
});

export type Script = v.InferOutput<typeof Script>;
export type ScriptInput = v.InferInput<typeof Script>;

export const InsertRows = v.strictObject({
  list: v.picklist(LIST_NAMES),
  rows: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  /** Timeline lists: the account of all new transactions. */
  account: v.optional(v.nullable(v.string()), null),
  /**
   * Token lists: whether new rows belong to the busy account, or to the first jetton or collection with
   * separate owners.
   */
  under: v.optional(v.picklist(["owner", "parent"]), "owner"),
});

export type InsertRows = v.InferOutput<typeof InsertRows>;
export type InsertRowsInput = v.InferInput<typeof InsertRows>;

export const AdvanceHead = v.strictObject({
  blocks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
});
