import type { Hash } from "@/lib/ton/value/hash";
import { actions, pendingActions } from "@/lib/toncenter/v3/action";
import { expandActionTypes } from "@/lib/toncenter/v3/action-types";
import { listActions } from "../../indexer/actions/action-list";
import type { Store } from "../../store/store";
import { actionRow, knownTypes } from "./action-row";
import { needMasterBlock } from "./blocks";
import { mentionedIn } from "./mentioned";
import { operation, type Operation } from "./operation";
import { actionsUnderWay } from "./pending-actions";
import { openTraces } from "./pending-set";
import { ltRange, timeRange } from "./ranges";

const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "asc" } as const;

/** Undefined where the question names none. */
function transactionsOf(
  store: Store,
  hashes: readonly Hash[] | undefined,
  messages: readonly Hash[] | undefined,
): readonly Hash[] | undefined {
  if (messages === undefined) return hashes;
  const found = store.transactions.byMessage({ hashes: messages }, ALL).map(({ hash }) => hash);
  return hashes === undefined ? found : found.filter((hash) => hashes.includes(hash));
}

const setOf = (names: readonly string[] | undefined) =>
  names === undefined ? undefined : expandActionTypes(names);

export const ACTIONS: readonly Operation[] = [
  operation(actions, ({ node, values, page, described }) => {
    const { store, index } = node;
    needMasterBlock(store, values.mc_seqno);
    const found = listActions(
      index.tables,
      {
        account: values.account,
        transactionHashes: transactionsOf(store, values.tx_hash, values.msg_hash),
        ids: values.action_id,
        traceIds: values.trace_id,
        masterSeqno: values.mc_seqno,
        time: timeRange(values),
        lt: ltRange(values),
        types: setOf(values.action_type),
        excludedTypes: setOf(values.exclude_action_type),
        known: knownTypes(values.supported_action_types, values.action_type),
      },
      page,
    );
    const full = (hashes: readonly Hash[]) =>
      hashes.map((hash) => store.transactions.byHash(hash)).filter((row) => row !== null);
    return {
      actions: found.map((action) =>
        actionRow({
          action,
          trace: action.trace,
          finality: "finalized",
          withAccounts: values.include_accounts === true,
          transactions: values.include_transactions === true ? full(action.transactions) : null,
        }),
      ),
      // Who takes part is named, whether that was asked for or not.
      ...described(mentionedIn(found)),
    };
  }),

  operation(pendingActions, ({ node, values, described }) => {
    const options = {
      known: knownTypes(values.supported_action_types),
      withTransactions: values.include_transactions === true,
    };
    const found = openTraces(node, { account: values.account, messages: values.ext_msg_hash }).flatMap(
      (trace) => actionsUnderWay(node, trace, options),
    );
    return { actions: found, ...described(mentionedIn(found)) };
  }),
];
