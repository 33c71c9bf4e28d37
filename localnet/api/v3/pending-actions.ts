import { classify } from "../../indexer/actions/classify";
import { ACTION_KINDS } from "../../indexer/families";
import type { ApiNode } from "../node";
import { actionRow, isTold } from "./action-row";
import type { OpenTrace } from "./pending-set";
import type { Finality } from "./transaction-row";

const ORDER: readonly Finality[] = ["pending", "confirmed", "finalized"];

/** What is happening in a trace under way, as far as can be told from what is there of it. */
export function actionsUnderWay(
  { index }: ApiNode,
  { summary, transactions }: OpenTrace,
  { known, withTransactions }: { readonly known: ReadonlySet<string>; readonly withTransactions: boolean },
) {
  const records = transactions.map(({ record }) => record);
  const finality = new Map(transactions.map((row) => [row.record.hash, row.finality]));
  const begins = transactions[0]?.finality ?? "pending";
  const trace = { ...summary, id: begins === "pending" ? null : summary.id };
  return classify(records, ACTION_KINDS, index.tables)
    .filter((action) => isTold(action, known))
    .map((action) => {
      const parts = records.filter(({ hash }) => action.transactions.includes(hash));
      const reached = parts.map(({ hash }) => ORDER.indexOf(finality.get(hash) ?? "pending"));
      return actionRow({
        action,
        trace,
        // As final as the least final of it.
        finality: ORDER[Math.min(...reached)] ?? "pending",
        withAccounts: false,
        transactions: withTransactions ? parts : null,
      });
    });
}
