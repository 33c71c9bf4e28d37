import { parseHash, type Hash } from "../../lib/ton/value/hash";
import type { UpstreamControl } from "../upstream/control";
import type { FaultRuleInput } from "../upstream/fault";

/** A trace in the service's format, as far as needed here. */
interface Row {
  readonly transactions_order: readonly string[];
  readonly transactions: Readonly<Record<string, object>>;
  readonly actions?: readonly object[];
}

export const hashAt = (row: Row, place: number): Hash => parseHash(row.transactions_order[place] ?? "");

/** The service's answer, with the value at one path replaced. */
export function answers(path: string, at: string, value: unknown): FaultRuleInput {
  return { match: { path: `^${path}$` }, fault: { kind: "wrongType", path: at, value } };
}

/** Makes the service return this trace and its first transaction; returns the path of its page. */
export async function scriptTrace(service: UpstreamControl, row: Row): Promise<string> {
  const [first] = Object.values(row.transactions);
  await service.script({
    rules: [answers("transactions", "transactions", [first]), answers("traces", "traces", [row])],
  });
  return `/tx/${hashAt(row, 0)}`;
}
