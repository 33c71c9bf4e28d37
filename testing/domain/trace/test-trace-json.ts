import { addressOf, hashOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { readAnswer } from "../../../lib/toncenter/answer";
import { valueOf } from "../../toncenter/test-value";
import { traces, type Trace } from "../../../lib/toncenter/v3/v3-trace";

/** A step of an invented trace. Omitted fields have common values. */
export interface Plan {
  /** The index of the step whose transaction sent the message; null for the first. */
  readonly parent: number | null;
  readonly account: number;
  readonly value?: bigint;
  readonly fees?: bigint;
  readonly forward?: bigint;
  /** Overrides fields of the transaction. */
  readonly description?: object;
  /** Overrides fields of the message. */
  readonly message?: object;
  /** The message was sent but not received. */
  readonly lost?: boolean;
  /** The message has no receiver. */
  readonly log?: boolean;
}

const NOW = 1_780_000_000;
const LT = 61_000_000_000_000n;
const START = 50_000_000_000n;

const RAN = { type: "ord", aborted: false, compute_ph: { skipped: false, success: true, exit_code: 0 } };

/** A trace in the format of the service in which no coin is lost: balances follow from messages and fees. */
export function wireTrace(plans: readonly Plan[], name = "made up") {
  const account = (plan: Plan) => addressOf(`${name} ${plan.account}`);
  const hash = (place: number) => hashOf(`${name} transaction ${place}`);
  const balances = new Map<string, bigint>();
  const below = new Map<number | null, number[]>();
  for (const [place, { parent }] of plans.entries()) below.set(parent, [...(below.get(parent) ?? []), place]);
  const message = (place: number) => {
    const plan = plans[place];
    if (plan === undefined) throw new Error("no such step");
    const parent = plan.parent === null ? undefined : plans[plan.parent];
    const inside = parent !== undefined && plan.log !== true;
    return {
      hash: hashOf(`${name} message ${place}`),
      source: parent === undefined ? null : account(parent),
      destination: plan.log === true ? null : account(plan),
      value: inside ? String(plan.value ?? 0n) : null,
      fwd_fee: inside ? String(plan.forward ?? 0n) : null,
      ihr_fee: inside ? "0" : null,
      bounced: inside ? false : null,
      created_lt: String(LT + BigInt(place)),
      created_at: String(NOW + place),
      ...plan.message,
    };
  };
  const rows = plans.flatMap((plan, place) => {
    if (plan.lost === true || plan.log === true) return [];
    const sent = (below.get(place) ?? []).map(message);
    const before = balances.get(account(plan)) ?? START;
    const out = sent.reduce((sum, { value, fwd_fee }) => sum + BigInt(value ?? 0) + BigInt(fwd_fee ?? 0), 0n);
    const after = before + BigInt(message(place).value ?? 0) - out - (plan.fees ?? 0n);
    balances.set(account(plan), after);
    return {
      account: account(plan),
      hash: hash(place),
      lt: String(LT + BigInt(place)),
      now: NOW + place,
      mc_block_seqno: 52_000_000,
      trace_id: hash(0),
      orig_status: "active",
      end_status: "active",
      total_fees: String(plan.fees ?? 0n),
      description: plan.description ?? RAN,
      block_ref: { workchain: 0, shard: "8000000000000000", seqno: 60_000_000 + place },
      in_msg: message(place),
      out_msgs: sent,
      account_state_before: { hash: hashOf(`${name} ${place} before`), balance: String(before) },
      account_state_after: { hash: hashOf(`${name} ${place} after`), balance: String(after) },
      emulated: false,
      finality: "finalized",
    };
  });
  const nodes = plans.map((_, place) => ({
    tx_hash: hash(place),
    in_msg_hash: message(place).hash,
    children: Array.of<object>(),
  }));
  for (const [place, { parent, lost, log }] of plans.entries()) {
    const node = nodes[place];
    if (parent !== null && node !== undefined && lost !== true && log !== true)
      nodes[parent]?.children.push(node);
  }
  return {
    trace_id: hash(0),
    external_hash: message(0).hash,
    mc_seqno_start: "52000000",
    mc_seqno_end: "52000000",
    start_lt: String(LT),
    start_utime: NOW,
    end_lt: String(LT + BigInt(plans.length)),
    end_utime: NOW + plans.length,
    trace_info: {
      trace_state: "complete",
      messages: plans.length,
      transactions: rows.length,
      pending_messages: 0,
      classification_state: "ok",
    },
    is_incomplete: false,
    actions: [],
    trace: nodes[0],
    transactions_order: rows.map((row) => row.hash),
    transactions: Object.fromEntries(rows.map((row) => [row.hash, row])),
  };
}

/** Parsed traces. */
export function readTraces(rows: readonly unknown[], names: object = {}): readonly Trace[] {
  const body = JSON.stringify({ traces: rows, address_book: {}, metadata: {}, ...names });
  return valueOf(readAnswer(traces, { status: 200, body, retryAfterMs: null })).traces;
}

export function readTrace(row: unknown): Trace {
  const [trace] = readTraces([row]);
  if (trace === undefined) throw new Error("it was not read");
  return trace;
}
