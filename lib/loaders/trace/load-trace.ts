import "server-only";
import { cache } from "react";
import { gatewayOf } from "../../gateway/gateways";
import { findNetwork, type Network } from "../../gateway/networks";
import { actionRow } from "../../domain/action/make-action-row";
import type { ActionRow } from "../../domain/action/action-row";
import { namesFrom } from "../../domain/action/action-names";
import { traceOutcome, type TraceOutcome } from "../../domain/trace/outcome/trace-outcome";
import { NO_TRACE_YET, TOO_LARGE } from "../../domain/trace/trace-problems";
import { traceTree, type TraceStep } from "../../domain/trace/trace-steps";
import { traceSummary } from "../../domain/trace/summary/make-trace-summary";
import type { TraceSummary } from "../../domain/trace/summary/trace-summary";
import { holdersOf } from "../../domain/trace/flow/token-holders";
import { traceLabels } from "../../domain/trace/view/trace-labels";
import type { TraceView } from "../../domain/trace/view/trace-view";
import type { Hash } from "../../ton/value/hash";
import { fail, ok, type ApiError, type Result } from "../../toncenter/error";
import type { AddressBook } from "../../toncenter/v3/address-book";
import { traces, type Trace } from "../../toncenter/v3/v3-trace";
import { ALL_ACTION_TYPES } from "../action/all-action-types";
import type { Names } from "../../domain/trace/flow/trace-flow";
import { traceView } from "../../domain/trace/view/make-trace-view";

export interface TracePageData {
  readonly steps: readonly TraceStep[];
  readonly book: AddressBook;
  readonly view: TraceView;
  readonly actions: readonly ActionRow[];
  readonly outcome: TraceOutcome;
  readonly summary: TraceSummary;
  /** Only a transaction and its neighbours: the trace is too large to be sent. */
  readonly isPartial: boolean;
  /** When the service answered. */
  readonly asOfMs: number;
  /** Why there is no newer answer, if the service could not be reached. */
  readonly problem: ApiError | null;
}

/** The trace of a page, by the hash of its first transaction. One call. */
export const loadTrace = cache(async (networkId: string, id: Hash | null): Promise<Result<TracePageData>> => {
  const network = findNetwork(networkId);
  if (id === null || network === null) return fail(NO_TRACE_YET);
  const params = { trace_id: [id], include_actions: true, supported_action_types: ALL_ACTION_TYPES };
  const answer = await gatewayOf(network.id).call(traces, params, { lane: "interactive" });
  if (!answer.ok) return answer;
  const { value, asOfMs, refreshError } = answer.value;
  const [trace] = value.traces;
  if (trace === undefined) return fail(NO_TRACE_YET);
  if (trace.transactions === null) return fail(TOO_LARGE);
  return ok({ ...traceOf(network, trace, value), asOfMs, problem: refreshError });
});

/** A trace with the names from the same answer. */
export function traceOf(
  network: Pick<Network, "coin" | "testnet">,
  trace: Trace,
  value: Names,
): Omit<TracePageData, "asOfMs" | "problem"> {
  const tree = traceTree(trace);
  const { address_book: book, metadata } = value;
  const actions = trace.actions ?? [];
  const names = namesFrom(book, metadata, network.coin);
  const summary = traceSummary(trace, tree, value, network.coin);
  return {
    steps: tree.steps,
    book,
    view: traceView(
      tree,
      book,
      network.testnet,
      traceLabels(summary.changes.rows, holdersOf(value, actions, tree.steps), names),
    ),
    actions: actions.map((action) => actionRow(action, names, null)),
    outcome: traceOutcome(trace, tree.steps, ({ account }) => book[account]?.interfaces ?? []),
    summary,
    isPartial: false,
  };
}
