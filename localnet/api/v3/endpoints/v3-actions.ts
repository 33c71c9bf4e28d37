import type { Hash } from "@/lib/ton/value/hash";
import { actions, pendingActions } from "@/lib/toncenter/v3/v3-action";
import { expandActionTypes } from "@/lib/toncenter/v3/action-types";
import { listActions } from "../../../indexer/actions/action-list";
import type { Store } from "../../../store/store";
import { renderAction, supportedTypes } from "../render/render-action";
import { requireMasterBlock } from "./v3-blocks";
import { addressesIn } from "../render/addresses-in";
import { route, type Route } from "../v3-route";
import { renderPendingActions } from "../render/render-pending-actions";
import { openTraces } from "../find/open-traces";
import { ltRange, timeRange } from "../request/v3-ranges";

const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "asc" } as const;

/** Undefined if the request filters by neither. */
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

export const ACTIONS: readonly Route[] = [
  route(actions, ({ node, values, page, addressDetailsFor }) => {
    const { store, index } = node;
    requireMasterBlock(store, values.mc_seqno);
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
        supportedTypes: supportedTypes(values.supported_action_types, values.action_type),
      },
      page,
    );
    const full = (hashes: readonly Hash[]) =>
      hashes.map((hash) => store.transactions.byHash(hash)).filter((row) => row !== null);
    return {
      actions: found.map((action) =>
        renderAction({
          action,
          trace: action.trace,
          finality: "finalized",
          withAccounts: values.include_accounts === true,
          transactions: values.include_transactions === true ? full(action.transactions) : null,
        }),
      ),
      // The address book has all participants even without include_accounts.
      ...addressDetailsFor(addressesIn(found)),
    };
  }),

  route(pendingActions, ({ node, values, addressDetailsFor }) => {
    const options = {
      supported: supportedTypes(values.supported_action_types),
      withTransactions: values.include_transactions === true,
    };
    const found = openTraces(node, { account: values.account, messages: values.ext_msg_hash }).flatMap(
      (trace) => renderPendingActions(node, trace, options),
    );
    return { actions: found, ...addressDetailsFor(addressesIn(found)) };
  }),
];
