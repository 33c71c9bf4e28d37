import * as v from "valibot";
import { parseHash, type Hash } from "../lib/ton/value/hash";
import type { UpstreamControl } from "./upstream/control";
import type { FaultRuleInput } from "./upstream/fault";

/** A trace as the service writes it, as far as it matters here. */
interface Row {
  readonly transactions_order: readonly string[];
  readonly transactions: Readonly<Record<string, object>>;
  readonly actions?: readonly object[];
}

export const hashAt = (row: Row, place: number): Hash => parseHash(row.transactions_order[place] ?? "");

/** The service's answer, but with this at a place of it. */
export function answers(path: string, at: string, value: unknown): FaultRuleInput {
  return { match: { path: `^${path}$` }, fault: { kind: "wrongType", path: at, value } };
}

/** The service's answer when a trace is too large for it, and what is beside the first transaction. */
export async function tellTooLargeTrace(service: UpstreamControl, row: Row): Promise<string> {
  const [first, ...others] = Object.values(row.transactions);
  const refused = { ...row, trace: null, transactions: null, transactions_order: null, warning: "too large" };
  const sent = new Set(v.parse(SentMessages, first).out_msgs.map(({ hash }) => hash));
  const children = others.filter((one) => sent.has(v.parse(ReceivedMessage, one).in_msg.hash));
  await service.script({
    rules: [
      answers("transactions", "transactions", [first]),
      answers("traces", "traces", [refused]),
      answers("adjacentTransactions", "transactions", children),
    ],
  });
  return `/tx/${hashAt(row, 0)}`;
}

const SentMessages = v.object({ out_msgs: v.array(v.object({ hash: v.string() })) });
const ReceivedMessage = v.object({ in_msg: v.object({ hash: v.string() }) });

/** Makes the service tell this trace, and its first transaction; says where that is shown. */
export async function tellTrace(service: UpstreamControl, row: Row): Promise<string> {
  const [first] = Object.values(row.transactions);
  await service.script({
    rules: [answers("transactions", "transactions", [first]), answers("traces", "traces", [row])],
  });
  return `/tx/${hashAt(row, 0)}`;
}
