import { optional, v3 } from "../endpoint";
import * as param from "../param";
import { atLeastOneOf, atMostOneOf } from "../param-rule";
import { bigint, flag, hash, integer, list, maybe, struct, text, type Read } from "../schema";
import { Action } from "./v3-action";
import { supportedActionTypes } from "./action-params";
import { namedWithTokens } from "./address-book";
import { byHash } from "./keyed-maps";
import { hashes, mcSeqno, page, sort, TEN_ROWS, timeWindow } from "./v3-params";
import { TraceTree } from "./v3-trace-tree";
import { isFinal, Transaction } from "./v3-transaction";

export const Trace = struct({
  /** Null while the trace is only emulated. */
  trace_id: maybe(hash),
  external_hash: maybe(hash),
  mc_seqno_start: maybe(integer),
  mc_seqno_end: maybe(integer),
  start_lt: bigint,
  start_utime: integer,
  end_lt: maybe(bigint),
  end_utime: maybe(integer),
  trace_info: maybe(
    struct({
      trace_state: maybe(text),
      messages: maybe(integer),
      transactions: maybe(integer),
      pending_messages: maybe(integer),
      classification_state: maybe(text),
    }),
  ),
  is_incomplete: maybe(flag),
  /** Set when a trace is too large to be sent; then there are neither a tree nor transactions. */
  warning: maybe(text),
  actions: maybe(list(Action)),
  trace: maybe(TraceTree),
  /** By logical time, then account. */
  transactions_order: maybe(list(hash)),
  transactions: maybe(byHash(Transaction)),
});
export type Trace = Read<typeof Trace>;

const Traces = struct({ traces: list(Trace), ...namedWithTokens });
type Traces = Read<typeof Traces>;

const rows = (answer: Traces) => answer.traces;
const group = "Actions and traces";

/** The whole trace has happened, and every requested trace is in the answer. */
function isFinished(trace: Trace, withActions: boolean): boolean {
  const { trace_info: info, transactions } = trace;
  const happened =
    info?.trace_state === "complete" && info.pending_messages === 0 && trace.is_incomplete !== true;
  const sent = transactions !== null && Object.values(transactions).every(isFinal);
  // Traces are classified after they end; whether that is done shows in their actions.
  const isClassified = !withActions || (trace.actions ?? []).length > 0;
  return happened && sent && isClassified;
}

const account = optional(param.address, "An account that is involved.");

export const traces = v3({
  path: "traces",
  group,
  about: "Traces by account, id, transaction, message or time; without any of these the newest of the chain.",
  params: {
    account,
    trace_id: hashes("The traces."),
    tx_hash: hashes("A transaction of each trace."),
    msg_hash: hashes("A message of each trace."),
    mc_seqno: mcSeqno,
    ...timeWindow,
    include_actions: optional(param.flag, "Include the actions."),
    supported_action_types: supportedActionTypes,
    ...page,
    sort,
  },
  rules: [
    atMostOneOf(
      ["account", "trace_id", "tx_hash", "msg_hash"],
      "only one of account, trace_id, tx_hash, msg_hash should be specified",
    ),
  ],
  response: Traces,
  paging: TEN_ROWS,
  pin: { end_lt: "end_lt", end_utime: "end_utime" },
  freshness: "list",
  rows,
  settled: (answer, values) => {
    const named = values.trace_id ?? values.tx_hash ?? values.msg_hash;
    if (named === undefined || answer.traces.length !== new Set(named).size) return false;
    return answer.traces.every((trace) => isFinished(trace, values.include_actions === true));
  },
});

export const pendingTraces = v3({
  path: "pendingTraces",
  group,
  about: "Pending traces, with their emulated continuation.",
  params: { account, ext_msg_hash: hashes("The messages from outside that started them.") },
  rules: [
    atMostOneOf(["account", "ext_msg_hash"], "only one of account, trace_id should be specified"),
    atLeastOneOf(["account", "ext_msg_hash"], "account or ext_msg_hash should be specified"),
  ],
  response: Traces,
  freshness: "head",
  rows,
});
