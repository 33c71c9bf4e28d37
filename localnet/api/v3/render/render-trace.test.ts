import { describe, expect, test } from "vitest";
import { tryAddress } from "@/lib/ton/address/read-address";
import { formatHash, parseHash } from "@/lib/ton/value/hash";
import { sharedText, unlessShared } from "@/testing/ton/test-shared";
import type { TransactionRecord } from "../../../chain-records";
import { writeJson } from "../../write-json";
import { treeOf } from "./render-trace";
import {
  CAROL,
  hashOf,
  messageOf,
  transactionOf,
} from "../../../../testing/localnet/api/v3/test-short-chain";

interface WireMessage {
  readonly hash: string;
  readonly destination: string | null;
}

interface WireTrace {
  readonly trace: unknown;
  readonly transactions_order: readonly string[];
  readonly transactions: Readonly<
    Record<string, { readonly in_msg: WireMessage | null; readonly out_msgs: readonly WireMessage[] }>
  >;
}

function recordOf(message: WireMessage) {
  const destination = message.destination === null ? null : tryAddress(message.destination);
  return { ...messageOf("", { destination }), hash: parseHash(message.hash) };
}

function recordsOf({ transactions, transactions_order: order }: WireTrace): readonly TransactionRecord[] {
  return order.map((hash, step) => {
    const row = transactions[hash];
    const incoming = row?.in_msg ?? null;
    return {
      ...transactionOf({
        name: "",
        account: CAROL,
        block: 1,
        step,
        trace: "",
        incoming: incoming === null ? null : recordOf(incoming),
        outgoing: (row?.out_msgs ?? []).map(recordOf),
      }),
      hash: parseHash(hash),
    };
  });
}

const FILE = "corpus/traces.jsonl";
const without = unlessShared(FILE);

describe(`real traces${without}`, () => {
  test.skipIf(without !== "")("have the trees of the service when rebuilt from their messages", () => {
    const lines = (sharedText(FILE) ?? "").trim().split("\n");
    expect(lines.length).toBeGreaterThan(40);
    for (const line of lines) {
      const trace: WireTrace = JSON.parse(line);
      expect(treeOf(recordsOf(trace))).toEqual(trace.trace);
    }
  });
});

test("a trace of 4,000 consecutive transactions does not overflow the stack", () => {
  const length = 4_000;
  const link = (step: number) => ({
    ...messageOf(`link ${step}`, { destination: CAROL }),
    hash: hashOf(`link ${step}`),
  });
  const chain = Array.from({ length }, (_, step) =>
    transactionOf({
      name: `${step}`,
      account: CAROL,
      block: 1,
      step,
      trace: "",
      incoming: link(step),
      outgoing: [link(step + 1)],
    }),
  );
  const text = writeJson(treeOf(chain));
  expect(text.match(/tx_hash/g)).toHaveLength(length);
  expect(text).toContain(formatHash(hashOf(`transaction ${length - 1}`), "base64"));
});
