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

/** Makes the service tell this trace, and its first transaction; says where that is shown. */
export async function tellTrace(service: UpstreamControl, row: Row): Promise<string> {
  const [first] = Object.values(row.transactions);
  await service.script({
    rules: [answers("transactions", "transactions", [first]), answers("traces", "traces", [row])],
  });
  return `/tx/${hashAt(row, 0)}`;
}
