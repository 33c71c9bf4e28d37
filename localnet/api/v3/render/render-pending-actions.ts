import { classify } from "../../../indexer/actions/classify-trace";
import { ACTION_KINDS } from "../../../indexer/contract-families";
import type { ApiNode } from "../../api-node";
import { renderAction, isSupported } from "./render-action";
import type { OpenTrace } from "../find/open-traces";
import type { Finality } from "./render-transaction";

const FINALITY_ORDER: readonly Finality[] = ["pending", "confirmed", "finalized"];

/** Classifies the known part of an unfinished trace. */
export function renderPendingActions(
  { index }: ApiNode,
  { summary, transactions }: OpenTrace,
  {
    supported,
    withTransactions,
  }: { readonly supported: ReadonlySet<string>; readonly withTransactions: boolean },
) {
  const records = transactions.map(({ record }) => record);
  const finality = new Map(transactions.map((row) => [row.record.hash, row.finality]));
  const rootFinality = transactions[0]?.finality ?? "pending";
  const trace = { ...summary, id: rootFinality === "pending" ? null : summary.id };
  return classify(records, ACTION_KINDS, index.tables)
    .filter((action) => isSupported(action, supported))
    .map((action) => {
      const parts = records.filter(({ hash }) => action.transactions.includes(hash));
      const reached = parts.map(({ hash }) => FINALITY_ORDER.indexOf(finality.get(hash) ?? "pending"));
      return renderAction({
        action,
        trace,
        // The least final transaction decides.
        finality: FINALITY_ORDER[Math.min(...reached)] ?? "pending",
        withAccounts: false,
        transactions: withTransactions ? parts : null,
      });
    });
}
