import { createHash } from "node:crypto";
import type { Address } from "@/lib/ton/address/address";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import type { TransactionRecord } from "../../records";
import { attempt } from "../attempt";
import type { Tables } from "../tables";
import type { ActionKind, Found } from "./kind";
import { traceNodes, type TraceNode } from "./trace-node";

/** Something that happened, in words. */
export interface ActionRecord {
  readonly id: Hash;
  readonly type: string;
  /** The type that tells more of the same. */
  readonly ancestor: string | null;
  readonly success: boolean;
  readonly startLt: bigint;
  readonly endLt: bigint;
  readonly startTime: number;
  readonly endTime: number;
  readonly details: Found["details"];
  /** Those it consists of, and the one that set it off. */
  readonly transactions: readonly Hash[];
  readonly accounts: readonly Address[];
}

/**
 * What happened in a trace. The kinds take turns: what one has found, later ones cannot find again,
 * unless they say that they are told within it or beside it.
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
      if (!isFree(kind, claims.get(node))) continue;
      const found = attempt(() => kind.find(node, tables));
      if (found === null || !found.nodes.every((each) => isFree(kind, claims.get(each)))) continue;
      actions.push(recordOf(kind, found, claims.get(node)));
      for (const each of found.nodes) if (!claims.has(each)) claims.set(each, kind.type);
    }
  }
  return actions.sort((one, other) => Number(one.endLt - other.endLt));
}

function isFree({ within = [], beside = [] }: ActionKind, claim: string | undefined): boolean {
  return claim === undefined || within.includes(claim) || beside.includes(claim);
}

function recordOf({ type, within = [] }: ActionKind, found: Found, claim: string | undefined): ActionRecord {
  const { nodes, success, details, accounts = [] } = found;
  const [first] = nodes;
  const made = nodes.map(({ transaction }) => transaction);
  const { lt, now, hash } = first.transaction;
  const source = first.message?.source ?? null;
  return {
    id: idOf(first.message?.hash ?? hash, type),
    type,
    ancestor: claim !== undefined && within.includes(claim) ? claim : null,
    success,
    startLt: first.message?.createdLt ?? lt,
    endLt: made.reduce((last, each) => (each.lt > last ? each.lt : last), lt),
    startTime: first.message?.createdAt ?? now,
    endTime: made.reduce((last, each) => Math.max(last, each.now), now),
    details,
    transactions: unique(
      [...made, ...(first.parent === null ? [] : [first.parent.transaction])].map((each) => each.hash),
    ),
    accounts: unique([
      ...made.map(({ account }) => account),
      ...(source === null ? [] : [source]),
      ...accounts,
    ]),
  };
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}

/** As the service makes it: the same whoever tells the same of the same. */
function idOf(message: Hash, type: string): Hash {
  const named = `${Buffer.from(message, "hex").toString("base64")}${type}`;
  return parseHash(createHash("sha256").update(named).digest("hex"));
}
