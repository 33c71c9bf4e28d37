import { describe, expect, test } from "vitest";
import { readValue } from "../answer";
import { tryHash } from "../../ton/value/hash";
import { changed, type Path } from "../../../testing/toncenter/test-mutations";
import { valueOf } from "../../../testing/toncenter/test-value";
import { blocks, masterchainBlockShards } from "./v3-block";
import { V3_SAMPLES } from "../../../fixtures/toncenter/v3/samples";
import {
  pendingTraces as pendingSample,
  traces as sample,
} from "../../../fixtures/toncenter/v3/samples/actions";
import { ALICE, hashOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { transactions, transactionsByMasterchainBlock } from "./v3-transaction-lists";
import { traces } from "./v3-trace";
import { tryAddress } from "../../ton/address/read-address";

function hash(name: string) {
  const read = tryHash(hashOf(name));
  if (read === null) throw new Error("no hash");
  return read;
}

const alice = tryAddress(ALICE);
if (alice === null) throw new Error("no address");

const id = hash("transaction 0");

describe("a trace", () => {
  const settled = (answer: unknown, values: Parameters<typeof traces.settled>[1]) =>
    traces.settled(valueOf(readValue(traces, answer)), values);

  test("is settled when it is finished and was requested by id", () => {
    expect(settled(sample, { trace_id: [id] })).toBe(true);
    expect(settled(sample, { tx_hash: [id, id], include_actions: true })).toBe(true);
  });

  test("is not settled in a list of traces, or when a requested trace is missing", () => {
    expect(settled(sample, {})).toBe(false);
    expect(settled(sample, { account: alice, limit: 1 })).toBe(false);
    expect(settled(sample, { trace_id: [id, hash("later")] })).toBe(false);
    expect(settled({ traces: [] }, { trace_id: [id] })).toBe(false);
  });

  test("is not settled while it continues", () => {
    expect(settled(pendingSample, { trace_id: [id] })).toBe(false);
    const odd: readonly (readonly [Path, unknown])[] = [
      [["traces", 0, "is_incomplete"], true],
      [["traces", 0, "trace_info", "pending_messages"], 1],
      [["traces", 0, "trace_info", "trace_state"], "growing"],
      [["traces", 0, "trace_info"], null],
      [["traces", 0, "transactions", hashOf("transaction 1"), "finality"], "confirmed"],
      [["traces", 0, "transactions"], null],
    ];
    for (const [path, value] of odd) {
      expect([
        path.join("."),
        settled(
          changed(sample, path, () => value),
          { trace_id: [id] },
        ),
      ]).toEqual([path.join("."), false]);
    }
  });

  test("is not settled until its actions are classified, if they are requested", () => {
    const withoutActions = changed(sample, ["traces", 0, "actions"], () => []);
    expect(settled(withoutActions, { trace_id: [id], include_actions: true })).toBe(false);
    expect(settled(withoutActions, { trace_id: [id] })).toBe(true);
  });
});

describe("transactions", () => {
  const read = valueOf(readValue(transactions, V3_SAMPLES["v3.transactions"]));
  const all = read.transactions.map((row) => row.hash);

  test("requested by hash are settled once all of them are final", () => {
    expect(transactions.settled(read, { hash: all })).toBe(true);
    expect(transactions.settled(read, { hash: [...all, hash("later")] })).toBe(false);
    expect(transactions.settled(read, { account: [alice] })).toBe(false);
    const pending = changed(V3_SAMPLES["v3.transactions"], ["transactions", 0, "finality"], () => "pending");
    expect(transactions.settled(valueOf(readValue(transactions, pending)), { hash: all })).toBe(false);
  });

  test("of a masterchain block are settled, too, if there are any", () => {
    expect(transactionsByMasterchainBlock.settled(read, { seqno: 1 })).toBe(true);
    expect(transactionsByMasterchainBlock.settled({ ...read, transactions: [] }, { seqno: 1 })).toBe(false);
  });
});

test("a block with its full id is settled, a list of blocks is not", () => {
  const { blocks: list } = valueOf(readValue(blocks, V3_SAMPLES["v3.blocks"]));
  const one = { blocks: list.slice(0, 1) };
  const [block] = one.blocks;
  if (block === undefined) throw new Error("no block");
  const { workchain, shard, seqno, root_hash } = block;
  expect(blocks.settled(one, { workchain, shard, seqno })).toBe(true);
  expect(blocks.settled(one, { root_hash })).toBe(true);
  expect(blocks.settled(one, { workchain, shard })).toBe(false);
  expect(blocks.settled(one, { limit: 1 })).toBe(false);
  expect(blocks.settled({ blocks: [] }, { root_hash })).toBe(false);
  expect(masterchainBlockShards.settled(one, { seqno: 1 })).toBe(true);
  expect(masterchainBlockShards.settled({ blocks: [] }, { seqno: 1 })).toBe(false);
});
