import { createHash } from "node:crypto";
import type { Address } from "@/lib/ton/address/address";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import type { TransactionRecord } from "../../chain-records";
import { attempt } from "../attempt";
import type { Tables } from "../index-tables";
import type { ActionKind, FoundAction } from "./action-kind";
import { traceNodes, type TraceNode } from "./trace-node";

/** A recognized action of a trace. */
export interface ActionRecord {
  readonly id: Hash;
  readonly type: string;
  /** The more specific type of which this action is a part. */
  readonly ancestor: string | null;
  readonly success: boolean;
  readonly startLt: bigint;
  readonly endLt: bigint;
  readonly startTime: number;
  readonly endTime: number;
  readonly details: FoundAction["details"];
  /** The transactions that it consists of and the one that caused it. */
  readonly transactions: readonly Hash[];
  readonly accounts: readonly Address[];
}

/**
 * Finds the actions of a trace. Kinds are tried in order: nodes claimed by one are closed to later ones,
 * unless these declare the claiming type in `within` or `beside`.
 */
export function classify(
  transactions: readonly TransactionRecord[],
  kinds: readonly ActionKind[],
  tables: Tables,
): readonly ActionRecord[] {
  const nodes = traceNodes(transactions);
  const claims = new Map<TraceNode, string>();
  const actions: ActionRecord[] = [];
  for (const kind of kinds) {
    for (const node of nodes) {
      if (!mayClaim(kind, claims.get(node))) continue;
      const found = attempt(() => kind.find(node, tables));
      if (found === null || !found.nodes.every((each) => mayClaim(kind, claims.get(each)))) continue;
      actions.push(recordOf(kind, found, claims.get(node)));
      for (const each of found.nodes) if (!claims.has(each)) claims.set(each, kind.type);
    }
  }
  return actions.sort((one, other) => Number(one.endLt - other.endLt));
}

function mayClaim({ within = [], beside = [] }: ActionKind, claim: string | undefined): boolean {
  return claim === undefined || within.includes(claim) || beside.includes(claim);
}

function recordOf(
  { type, within = [] }: ActionKind,
  found: FoundAction,
  claim: string | undefined,
): ActionRecord {
  const { nodes, success, details, accounts = [] } = found;
  const [first] = nodes;
  const transactions = nodes.map(({ transaction }) => transaction);
  const { lt, now, hash } = first.transaction;
  const source = first.message?.source ?? null;
  return {
    id: idOf(first.message?.hash ?? hash, type),
    type,
    ancestor: claim !== undefined && within.includes(claim) ? claim : null,
    success,
    startLt: first.message?.createdLt ?? lt,
    endLt: transactions.reduce((last, each) => (each.lt > last ? each.lt : last), lt),
    startTime: first.message?.createdAt ?? now,
    endTime: transactions.reduce((last, each) => Math.max(last, each.now), now),
    details,
    transactions: unique(
      [...transactions, ...(first.parent === null ? [] : [first.parent.transaction])].map(
        (each) => each.hash,
      ),
    ),
    accounts: unique([
      ...transactions.map(({ account }) => account),
      ...(source === null ? [] : [source]),
      ...accounts,
    ]),
  };
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}

/** Derived like in the service, so that ids are stable across implementations. */
function idOf(message: Hash, type: string): Hash {
  const preimage = `${Buffer.from(message, "hex").toString("base64")}${type}`;
  return parseHash(createHash("sha256").update(preimage).digest("hex"));
}
