import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Address } from "@/lib/ton/address/address";
import { type Hash, parseHash } from "@/lib/ton/value/hash";
import type { BlockRecord, ChainBlock, TransactionRecord } from "../chain-records";
import { openStore } from "./open-store";
import type { Page, LocatedMessage, Range, Store } from "./store";
import { StoreModel } from "../../testing/localnet/store/test-store-model";
import { SyntheticChain } from "../../testing/localnet/store/test-synthetic-chain";

const chain = new SyntheticChain({ seed: "lists", accounts: 40, perBlock: 30, size: 40 });
const steps: readonly ChainBlock[] = Array.from({ length: 24 }, () => chain.next());
const model = new StoreModel(steps);
const MISSING = parseHash("ab".repeat(32));
let store: Store;

beforeAll(() => {
  store = openStore(":memory:");
  for (const step of steps) store.append(step);
});

/** Absent half of the time, so that all combinations of filters occur. */
function maybe<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(value, { nil: undefined, freq: 1 });
}

/** Mostly absent: many filters at once would match nothing. */
function rarely<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
}

const pick = <T>(values: readonly T[]) => fc.constantFrom(...values);
const some = <T>(value: fc.Arbitrary<T>) => fc.array(value, { minLength: 1, maxLength: 4 });
const page: fc.Arbitrary<Page> = fc.record({
  offset: fc.oneof(fc.nat(30), fc.nat(900)),
  limit: fc.oneof(fc.nat(20), fc.constant(1_000)),
  sort: fc.constantFrom("asc", "desc"),
});
const ranged = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Range<T>> =>
  fc.record({ from: maybe(value), to: maybe(value) });

const transactions = model.transactions;
const messages = model.messages.map(({ message }) => message);
const blocks = model.blocks;
const anyLt = fc.oneof(
  pick(transactions.map(({ lt }) => lt)),
  pick(messages.map(({ createdLt }) => createdLt ?? -5n)),
  fc.constantFrom(0n, -1n, 2n ** 63n - 1n, 2n ** 63n, 2n ** 64n),
);
const anyTime = fc.oneof(
  pick(blocks.map(({ generatedAt }) => generatedAt)),
  pick(blocks.map(({ generatedAt }) => generatedAt - 2)),
  fc.constantFrom(0, -1, 2 ** 31 - 1, 1e300),
);
const address: fc.Arbitrary<Address> = pick(chain.accounts);
const place = {
  workchain: rarely(fc.constantFrom(0, -1, 7)),
  shard: rarely(pick(blocks.map((each) => each.shard))),
};
const bounds = { time: rarely(ranged(anyTime)), lt: rarely(ranged(anyLt)) };
const messageHash: fc.Arbitrary<Hash> = pick(messages.map((each) => each.normalizedHash ?? each.hash));
const bodyHash = pick([...messages.map((each) => each.bodyHash), MISSING]);
const opcode = pick(messages.map((each) => each.opcode).filter((each) => each !== null));
const direction = fc.constantFrom("in", "out");
const masterSeqno = fc.oneof(fc.nat(steps.length + 1), fc.constantFrom(-1, 0.5, 1e300));
const nameOf = (each: TransactionRecord | BlockRecord) => ("hash" in each ? each.hash : each.rootHash);
const placed = ({ message, inTransaction, outTransaction }: LocatedMessage) =>
  `${message.hash} ${inTransaction} ${outTransaction}`;
const RUNS = { numRuns: 150, seed: 4 };

test("appended records are read back unchanged", () => {
  const all: Page = { offset: 0, limit: 1_000, sort: "asc" };
  expect(isDeepStrictEqual(store.transactions.list({}, all), model.transactions)).toBe(true);
  expect(isDeepStrictEqual(store.blocks.list({}, all), model.blocks)).toBe(true);
  expect(isDeepStrictEqual(store.messages.list({}, all), model.messagesOf({}, all))).toBe(true);
  const addresses = model.accounts.map((account) => account.address);
  expect(isDeepStrictEqual(store.accounts.now(addresses), model.accounts)).toBe(true);
});

describe("a page of any list equals the reference implementation", { timeout: 60_000 }, () => {
  test("blocks", () => {
    const filter = fc.record({
      ...place,
      ...bounds,
      seqno: rarely(masterSeqno),
      masterSeqno: rarely(masterSeqno),
      rootHash: rarely(pick(blocks.map((each) => each.rootHash))),
      fileHash: rarely(pick(blocks.map((each) => each.fileHash))),
    });
    fc.assert(
      fc.property(filter, page, (by, on) => {
        expect(store.blocks.list(by, on).map(nameOf)).toEqual(model.blocksOf(by, on).map(nameOf));
      }),
      RUNS,
    );
  });

  test("transactions", () => {
    const filter = fc.record({
      ...place,
      ...bounds,
      accounts: maybe(some(address)),
      excludedAccounts: rarely(some(address)),
      seqno: rarely(masterSeqno),
      masterSeqno: rarely(masterSeqno),
      hash: rarely(pick(transactions.map((each) => each.hash))),
      at: rarely(anyLt),
    });
    fc.assert(
      fc.property(filter, page, (by, on) => {
        expect(store.transactions.list(by, on).map(nameOf)).toEqual(model.transactionsOf(by, on).map(nameOf));
      }),
      RUNS,
    );
  });

  test("transactions by their messages", () => {
    const rest = { opcode: maybe(opcode), direction: maybe(direction) };
    const filter = fc.oneof(
      fc.record({ opcode, direction: maybe(direction) }),
      fc.record({ bodyHash, ...rest }),
      fc.record({ hashes: some(messageHash), bodyHash: maybe(bodyHash), ...rest }),
    );
    fc.assert(
      fc.property(filter, page, (by, on) => {
        expect(store.transactions.byMessage(by, on).map(nameOf)).toEqual(model.byMessage(by, on).map(nameOf));
      }),
      RUNS,
    );
  });

  test("messages", () => {
    const filter = fc.record({
      ...bounds,
      hashes: rarely(some(messageHash)),
      bodyHash: rarely(bodyHash),
      source: rarely(fc.oneof(address, fc.constant("none" as const))),
      destination: rarely(fc.oneof(address, fc.constant("none" as const))),
      opcode: rarely(opcode),
      direction: rarely(direction),
      excludeExternals: rarely(fc.boolean()),
      onlyExternals: rarely(fc.boolean()),
    });
    fc.assert(
      fc.property(filter, page, (by, on) => {
        expect(store.messages.list(by, on).map(placed)).toEqual(model.messagesOf(by, on).map(placed));
      }),
      { ...RUNS, numRuns: 300 },
    );
  });

  test("traces", () => {
    const filter = fc.record({
      ...bounds,
      account: maybe(address),
      traceIds: rarely(some(pick(transactions.map((each) => each.traceId)))),
      transactionHashes: rarely(some(pick(transactions.map((each) => each.hash)))),
      messageHashes: rarely(some(messageHash)),
      masterSeqno: rarely(masterSeqno),
    });
    fc.assert(
      fc.property(filter, page, (by, on) => {
        expect(store.traces.list(by, on)).toEqual(model.tracesOf(by, on));
      }),
      { ...RUNS, numRuns: 100 },
    );
  });
});
