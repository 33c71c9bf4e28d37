import { describe, expect, test } from "vitest";
import { formatHash } from "@/lib/ton/value/hash";
import type { TransactionRecord } from "../../../chain-records";
import { unlessShared } from "@/testing/ton/test-shared";
import { readAnswer } from "@/lib/toncenter/answer";
import { pendingTraces } from "@/lib/toncenter/v3/v3-trace";
import { writeJson } from "../../write-json";
import { getV3, openTestNode } from "../../../../testing/localnet/api/v3/test-v3-node";
import { differences, readStructs } from "../../../../testing/localnet/api/v3/test-v3-contract";
import {
  ALICE,
  BOB,
  CAROL,
  chainBlock,
  hashOf,
  tradeOf,
} from "../../../../testing/localnet/api/v3/test-short-chain";

const hash = (name: string) => formatHash(hashOf(name), "base64");
const [first, second, third] = tradeOf(13);

function rowsOf(...rows: readonly (TransactionRecord | undefined)[]): readonly TransactionRecord[] {
  return rows.filter((row) => row !== undefined);
}

/** Nodes on which the first transaction is emulated, or confirmed together with the second. */
function withEmulated() {
  const opened = openTestNode();
  opened.pending.push(...rowsOf(first));
  return opened;
}

function withConfirmed() {
  const opened = withEmulated();
  opened.confirmed.push(...rowsOf(first, second));
  return opened;
}

describe("pendingTransactions", () => {
  test("an accepted message has its emulated transaction", async () => {
    const { node } = withEmulated();
    const { status, body } = await getV3(node, `pendingTransactions?account=${ALICE}`);
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

  test("transactions in a block are confirmed and no longer pending", async () => {
    const { node } = withConfirmed();
    const { body } = await getV3(
      node,
      `pendingTransactions?account=${ALICE}&account=${BOB}&account=${CAROL}`,
    );
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

  test("other accounts have none", async () => {
    const { node } = withConfirmed();
    expect(await getV3(node, `pendingTransactions?account=${CAROL}`)).toEqual({
      status: 404,
      body: { error: "emulated traces not found" },
    });
  });
});

describe("pendingTraces", () => {
  test.each([
    ["its normalized message", hashOf("normal in 13a")],
    ["its message", hashOf("message in 13a")],
  ])("an emulated trace is found by %s and has no id", async (_, message) => {
    const { node } = withEmulated();
    const { body } = await getV3(node, `pendingTraces?ext_msg_hash=${message}`);
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

  test("a confirmed trace has its id and tree", async () => {
    const { node } = withConfirmed();
    const { body } = await getV3(node, `pendingTraces?account=${BOB}`);
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

  test("a partly final trace has all its transactions", async () => {
    const { node, confirmed } = openTestNode();
    node.store.append({ ...chainBlock(13), transactions: rowsOf(first, second) });
    confirmed.push(...rowsOf(third));
    const { body } = await getV3(node, `pendingTraces?account=${CAROL}`);
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

  test("a final trace is not pending", async () => {
    const { node } = openTestNode();
    const { body } = await getV3(node, `pendingTraces?ext_msg_hash=${hashOf("normal in 3a")}`);
    expect(body).toEqual({ traces: [], address_book: {}, metadata: {} });
  });

  const without = unlessShared("contract/spec/v3-go-v1.3.json");

  test("a confirmed trace matches the schema of the endpoint", async () => {
    const { node } = withConfirmed();
    const { body } = await getV3(node, `pendingTraces?account=${BOB}`);
    expect(readAnswer(pendingTraces, { status: 200, body: writeJson(body), retryAfterMs: null }).ok).toBe(
      true,
    );
  });

  test.skipIf(without !== "")(`answers match the published contract${without}`, async () => {
    const structs = readStructs() ?? new Map();
    for (const { node } of [withEmulated(), withConfirmed()]) {
      const traces = await getV3(node, `pendingTraces?account=${ALICE}`);
      expect(differences(structs, "TracesResponse", traces.body, "")).toEqual([]);
      const rows = await getV3(node, `pendingTransactions?account=${ALICE}`);
      expect(differences(structs, "TransactionsResponse", rows.body, "")).toEqual([]);
    }
  });
});
