import { describe, expect, test } from "vitest";
import {
  ALL_TRANSACTIONS,
  isOpenEnded,
  writeTransactionFilter,
  type TransactionFilter,
} from "./transaction-filter";
import { parseAddress } from "../../ton/address/read-address";
import { parseHash } from "../../ton/value/hash";
import { parseShard } from "../../ton/block/read-shard";
import { errorOf, valueOf } from "../../../testing/toncenter/test-value";
import { readTransactionFilter } from "./read-transaction-filter";

const read = (query: string) => readTransactionFilter(new URLSearchParams(query));

const [ALICE, BOB] = [`0:${"AB".repeat(32)}`, `-1:${"33".repeat(32)}`];
const accounts = [parseAddress(ALICE), parseAddress(BOB)];
const shard = parseShard("8000000000000000");

describe("the filter of a list of transactions", () => {
  test.each<[string, Partial<TransactionFilter>]>([
    ["", {}],
    ["account=&without=+&lt=&workchain=&sort=desc", {}],
    [`account=${ALICE.toLowerCase()}&account=${BOB}`, { accounts }],
    [`account=${ALICE}%20${BOB},`, { accounts }],
    [`without=${ALICE}+${BOB}`, { without: accounts }],
    ["workchain=-1&shard=8000000000000000&seqno=7", { workchain: -1, shard, seqno: 7 }],
    ["mc_seqno=50000000", { mcSeqno: 50_000_000 }],
    [`hash=${"AB".repeat(32)}`, { hash: parseHash("ab".repeat(32)) }],
    ["lt=61000000000003&from_lt=5", { untilLt: 61_000_000_000_003n, fromLt: 5n }],
    // Values beyond the limit of the index become the limit.
    ["lt=18446744073709551615", { untilLt: 2n ** 63n - 1n }],
    ["from=2026-01-31&until=1769860800", { from: 1_769_817_600, until: 1_769_860_800 }],
    ["sort=asc", { oldestFirst: true }],
  ])("is read from %j", (query, expected) => {
    expect(valueOf(read(query))).toEqual({ ...ALL_TRANSACTIONS, ...expected });
  });

  test.each([
    ["lt=-5", "lt", "besides decimal digits"],
    ["lt=99999999999999999999", "lt", "does not fit into 64 bits"],
    ["from_lt=soon", "from_lt", "besides decimal digits"],
    ["account=nobody", "account", "“nobody” is not valid"],
    ["without=x", "without", "“x” is not valid"],
    [`account=${`${ALICE},`.repeat(31)}`, "account", "31 accounts: the maximum is 30"],
    ["workchain=east", "workchain", "expected a workchain"],
    ["shard=8000000000000000", "shard", "needs a workchain"],
    ["workchain=0&seqno=5", "seqno", "needs a shard"],
    ["workchain=0&shard=north", "shard", "“north” is not valid"],
    ["mc_seqno=-1", "mc_seqno", "expected a block number"],
    ["hash=12", "hash", "2 hexadecimal digits"],
    ["from=yesterday", "from", "not a valid time of a transaction"],
    ["sort=random", "sort", "not a supported filter of transactions"],
  ])("is refused: %s", (query, field, reason) => {
    expect(errorOf(read(query))).toMatchObject({ kind: "bad-input", field });
    expect(errorOf(read(query)).message).toContain(reason);
  });

  test("reads back as it was written", () => {
    const filter: TransactionFilter = {
      accounts,
      without: [parseAddress(BOB)],
      workchain: 0,
      shard,
      seqno: 9,
      mcSeqno: 8,
      hash: parseHash("cd".repeat(32)),
      fromLt: 1n,
      untilLt: 2n,
      from: 1_769_817_600,
      until: 1_769_860_800,
      oldestFirst: true,
    };
    expect(valueOf(readTransactionFilter(writeTransactionFilter(filter)))).toEqual(filter);
    expect(writeTransactionFilter(ALL_TRANSACTIONS).toString()).toBe("");
  });

  test.each<[Partial<TransactionFilter>, boolean]>([
    [{}, true],
    [{ accounts, from: 1_769_817_600, workchain: 0 }, true],
    [{ oldestFirst: true }, false],
    [{ untilLt: 5n }, false],
    [{ until: 1_769_817_600 }, false],
    [{ mcSeqno: 7 }, false],
  ])("can get new rows at the start of its list with %o: %s", (filter, expected) => {
    expect(isOpenEnded({ ...ALL_TRANSACTIONS, ...filter })).toBe(expected);
  });
});
