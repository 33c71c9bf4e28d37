import { actionRow, actionType } from "../chain/chain-actions";
import type { Chain } from "../chain/chain";
import { namesOf } from "../chain/address-names";
import { hasTransaction, traceExtent } from "../chain/trace-extent";
import { traceRow } from "../chain/chain-traces";
import { sliceOf, timeline } from "../chain/chain-lists";
import { isWithin, knownBlock } from "./time-filters";
import type { ParsedParams, Values } from "./param-values";

type Fits = (number: number) => boolean;

/** Numbers of the traces that a request identifies; null if it identifies none. */
function namedTraces(chain: Chain, values: Values): readonly number[] | null {
  const transactions = [
    ...values.texts("trace_id", "tx_hash").map((hash) => chain.ids.numberOf("transaction", hash)),
    ...values.texts("msg_hash", "ext_msg_hash").map((hash) => chain.ids.numberOf("message", hash)),
  ];
  const named = ["trace_id", "tx_hash", "msg_hash", "ext_msg_hash", "action_id"].some((name) =>
    values.has(name),
  );
  if (!named) return null;
  const ofActions = values.texts("action_id").map((hash) => chain.ids.numberOf("action", hash));
  const found = [
    ...transactions.map((number) => (number === null ? null : chain.traceOf(number))),
    ...ofActions,
  ];
  return [...new Set(found.filter((trace) => trace !== null))].toSorted((a, b) => b - a);
}

/** Traces are filtered by their newest transaction. */
function traceFits(chain: Chain, values: Values): Fits {
  const accounts = values.texts("account");
  const isOfAccount = chain.isOf(accounts);
  const seqno = values.number("mc_seqno");
  const types = new Set(values.texts("action_type"));
  const excluded = new Set(values.texts("exclude_action_type"));
  return (trace) => {
    if (types.size > 0 && !types.has(actionType(chain, trace))) return false;
    if (excluded.has(actionType(chain, trace))) return false;
    if (accounts.length > 0 && !hasTransaction(chain, trace, isOfAccount)) return false;
    return seqno === null || chain.seqnoOf(traceExtent(chain, trace).last) === seqno;
  };
}

function traceNumbers(
  chain: Chain,
  list: "traces" | "actions",
  { values, slice }: ParsedParams,
): readonly number[] {
  knownBlock(chain, values.number("mc_seqno"));
  const fits = traceFits(chain, values);
  const named = namedTraces(chain, values);
  const numbers =
    named?.filter((trace) => trace <= chain.traceOf(chain.newest)) ?? timeline(chain, list, fits);
  return sliceOf(
    numbers.filter((trace) => {
      const { last } = traceExtent(chain, trace);
      return isWithin(values, chain.lt(last), chain.now(last));
    }),
    slice,
  );
}

export function traces(chain: Chain, params: ParsedParams) {
  const withActions = params.values.flag("include_actions") === true;
  const rows = traceNumbers(chain, "traces", params).map((trace) => traceRow(chain, trace, withActions));
  return { traces: rows, ...namesOf(chain, rows) };
}

const extrasOf = (values: Values) => ({
  accounts: values.flag("include_accounts") === true,
  transactions: values.flag("include_transactions") === true,
});

export function actions(chain: Chain, params: ParsedParams) {
  const extras = extrasOf(params.values);
  const rows = traceNumbers(chain, "actions", params).map((trace) => actionRow(chain, trace, extras));
  return { actions: rows, ...namesOf(chain, rows) };
}

function pendingTraceNumbers(chain: Chain, values: Values): readonly number[] {
  const first = chain.traceOf(chain.newest) + 1;
  const count = Math.max(0, chain.traceOf(chain.newestPending) - first + 1);
  const all = Array.from({ length: chain.newestPending > chain.newest ? count : 0 }, (_, at) => first + at);
  const named = namedTraces(chain, values);
  return named === null ? all.filter(traceFits(chain, values)) : all.filter((trace) => named.includes(trace));
}

export function pendingTraces(chain: Chain, { values }: ParsedParams) {
  const rows = pendingTraceNumbers(chain, values).map((trace) => traceRow(chain, trace, true));
  return { traces: rows, ...namesOf(chain, rows) };
}

export function pendingActions(chain: Chain, { values }: ParsedParams) {
  const rows = pendingTraceNumbers(chain, values).map((trace) => actionRow(chain, trace, extrasOf(values)));
  return { actions: rows, ...namesOf(chain, rows) };
}
