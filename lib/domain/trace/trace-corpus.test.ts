import { describe, expect, it } from "vitest";
import { sharedText, unlessShared } from "../../../testing/ton/test-shared";
import { coinFlows } from "./flow/coin-flow";
import { readTraces } from "../../../testing/domain/trace/test-trace-json";
import { traceOutcome } from "./outcome/trace-outcome";
import { traceTree, type TraceStep } from "./trace-steps";

interface Node {
  readonly tx_hash: string;
  readonly children: readonly Node[] | null;
}

/** The parent of each transaction, according to the service's own tree. */
function parentsIn(node: Node, above: string | null = null): readonly (readonly [string, string | null])[] {
  const here = Buffer.from(node.tx_hash, "base64").toString("hex");
  return [[here, above], ...(node.children ?? []).flatMap((child) => parentsIn(child, here))];
}

const rows = (sharedText("corpus/traces.jsonl") ?? "")
  .split("\n")
  .filter(Boolean)
  .map((line): { readonly trace: Node } => JSON.parse(line));

describe.skipIf(rows.length === 0)(`real traces${unlessShared("corpus")}`, () => {
  const read = readTraces(rows);

  it("have the tree of the service, with all transactions and messages", () => {
    expect(read).toHaveLength(43);
    for (const [place, trace] of read.entries()) {
      const { steps, accounts } = traceTree(trace);
      const transactions = Object.values(trace.transactions ?? {});
      const listed = steps.filter(({ kind }) => kind === "transaction");
      const above = ({ parent }: TraceStep) => (parent === null ? null : (steps[parent]?.hash ?? null));
      expect(listed.map((step) => [step.hash, above(step)])).toEqual(
        parentsIn(rows[place]?.trace ?? never()),
      );
      const messages = transactions.flatMap(({ in_msg, out_msgs }) => [in_msg, ...out_msgs]);
      expect(new Set(steps.map(({ message }) => message?.hash))).toEqual(
        new Set(messages.map((message) => message?.hash)),
      );
      expect(new Set(accounts)).toEqual(new Set(transactions.map(({ account }) => account)));
    }
  });

  it("have the same tree if it is made from their messages alone", () => {
    for (const trace of read) {
      const edges = ({ steps }: ReturnType<typeof traceTree>) =>
        new Map(
          steps.map(({ message, parent }) => [message, parent === null ? null : steps[parent]?.message]),
        );
      expect(edges(traceTree({ ...trace, trace: null }))).toEqual(edges(traceTree(trace)));
    }
  });

  it("have flows of coins that balance to the last unit", () => {
    for (const trace of read) {
      const { accounts, sum } = coinFlows(Object.values(trace.transactions ?? {}));
      const [root] = traceTree(trace).steps;
      expect([sum.remainder, sum.inFlight, sum.unknownAmounts]).toEqual([0n, 0n, 0]);
      expect(sum.incoming).toBe(root?.message?.value ?? 0n);
      expect(sum.changes).toBe(sum.incoming - sum.fees);
      expect(accounts.length).toBeGreaterThan(0);
    }
  });

  it("have an outcome in one sentence", () => {
    const sentences = read.map((trace) => traceOutcome(trace, traceTree(trace).steps, () => []).sentence);
    for (const sentence of sentences) expect(sentence).toMatch(/^\d+ steps?: /);
    expect(sentences.filter((one) => !one.endsWith("succeeded.")).length).toBeGreaterThan(5);
    expect(sentences.join()).not.toMatch(/NaN|undefined/);
  });
});

function never(): never {
  throw new Error("no such trace");
}
