import { describe, expect, test } from "vitest";
import { formatHash } from "@/lib/ton/value/hash";
import type { TransactionRecord } from "../../records";
import { unlessShared } from "@/lib/ton/test-shared";
import { readAnswer } from "@/lib/toncenter/answer";
import { pendingTraces } from "@/lib/toncenter/v3/trace";
import { writeJson } from "../json";
import { ask, openTestNode } from "./test-node";
import { differences, readStructs } from "./test-spec";
import { ALICE, BOB, CAROL, chainBlock, hashOf, tradeOf } from "./test-world";

const hash = (name: string) => formatHash(hashOf(name), "base64");
const [first, second, third] = tradeOf(13);

function rowsOf(...rows: readonly (TransactionRecord | undefined)[]): readonly TransactionRecord[] {
  return rows.filter((row) => row !== undefined);
}

/** The first transaction is only tried so far, or in a block with what it caused. */
function trying() {
  const opened = openTestNode();
  opened.pending.push(...rowsOf(first));
  return opened;
}

function confirming() {
  const opened = trying();
  opened.confirmed.push(...rowsOf(first, second));
  return opened;
}

describe("pendingTransactions", () => {
  test("a message that was accepted shows as its trial", async () => {
    const { node } = trying();
    const { status, body } = await ask(node, `pendingTransactions?account=${ALICE}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      transactions: [
        {
          hash: hash("transaction 13a"),
          emulated: true,
          finality: "pending",
          mc_block_seqno: 0,
          trace_external_hash: hash("normal in 13a"),
        },
      ],
      address_book: { [ALICE]: {}, [BOB]: {} },
    });
    expect(body).not.toHaveProperty("transactions.0.trace_id");
  });

  test("what is in a block is confirmed, and is pending no longer", async () => {
    const { node } = confirming();
    const { body } = await ask(node, `pendingTransactions?account=${ALICE}&account=${BOB}&account=${CAROL}`);
    expect(body).toMatchObject({
      transactions: [
        {
          hash: hash("transaction 13a"),
          emulated: false,
          finality: "confirmed",
          trace_id: hash("transaction 13a"),
        },
        { hash: hash("transaction 13b"), emulated: false, finality: "confirmed" },
      ],
    });
  });

  test("others have none", async () => {
    const { node } = confirming();
    expect(await ask(node, `pendingTransactions?account=${CAROL}`)).toEqual({
      status: 404,
      body: { error: "emulated traces not found" },
    });
  });
});

describe("pendingTraces", () => {
  test.each([
    ["its normalized message", hashOf("normal in 13a")],
    ["its message", hashOf("message in 13a")],
  ])("a trace that is only tried has no id yet; found by %s", async (_, message) => {
    const { node } = trying();
    const { body } = await ask(node, `pendingTraces?ext_msg_hash=${message}`);
    expect(body).toMatchObject({
      traces: [
        {
          trace_id: null,
          external_hash: hash("normal in 13a"),
          trace_info: { trace_state: "pending", transactions: 1, messages: 3, pending_messages: 1 },
          is_incomplete: true,
          actions: [{ type: "call_contract", trace_id: null, finality: "pending" }],
          trace: { tx_hash: hash("transaction 13a"), in_msg_hash: hash("message in 13a"), children: null },
          transactions_order: [hash("transaction 13a")],
        },
      ],
    });
  });

  test("a confirmed one has its id and its tree", async () => {
    const { node } = confirming();
    const { body } = await ask(node, `pendingTraces?account=${BOB}`);
    expect(body).toMatchObject({
      traces: [
        {
          trace_id: hash("transaction 13a"),
          trace: {
            tx_hash: hash("transaction 13a"),
            children: [{ tx_hash: hash("transaction 13b"), children: null }],
          },
        },
      ],
    });
  });

  test("one that is final in part tells of all parts", async () => {
    const { node, confirmed } = openTestNode();
    node.store.append({ ...chainBlock(13), transactions: rowsOf(first, second) });
    confirmed.push(...rowsOf(third));
    const { body } = await ask(node, `pendingTraces?account=${CAROL}`);
    expect(body).toMatchObject({
      traces: [
        {
          trace_info: { trace_state: "pending", transactions: 3, messages: 4, pending_messages: 0 },
          transactions: {
            [hash("transaction 13a")]: { finality: "finalized" },
            [hash("transaction 13c")]: { finality: "confirmed" },
          },
        },
      ],
    });
  });

  test("a trace that is final is not pending", async () => {
    const { node } = openTestNode();
    const { body } = await ask(node, `pendingTraces?ext_msg_hash=${hashOf("normal in 3a")}`);
    expect(body).toEqual({ traces: [], address_book: {}, metadata: {} });
  });

  const without = unlessShared("contract/spec/v3-go-v1.3.json");

  test("is read by the schema", async () => {
    const { node } = confirming();
    const { body } = await ask(node, `pendingTraces?account=${BOB}`);
    expect(readAnswer(pendingTraces, { status: 200, body: writeJson(body), retryAfterMs: null }).ok).toBe(
      true,
    );
  });

  test.skipIf(without !== "")(`is as the contract describes it${without}`, async () => {
    const structs = readStructs() ?? new Map();
    for (const { node } of [trying(), confirming()]) {
      const traces = await ask(node, `pendingTraces?account=${ALICE}`);
      expect(differences(structs, "TracesResponse", traces.body, "")).toEqual([]);
      const rows = await ask(node, `pendingTransactions?account=${ALICE}`);
      expect(differences(structs, "TransactionsResponse", rows.body, "")).toEqual([]);
    }
  });
});
