import type { ExportColumn } from "../export/export-column";
import { coinsText, partyText, timeText } from "../export/export-values";
import type { PageNetwork } from "../network/page-network";
import type { TransactionRow } from "./transaction-row";

/** The columns of a file of transactions; amounts are in coins. */
export function transactionFileColumns(
  network: Pick<PageNetwork, "testnet">,
): readonly ExportColumn<TransactionRow>[] {
  const address = (party: TransactionRow["from"]) => (party === null ? null : partyText(party, network));
  return [
    { name: "hash", value: ({ hash }) => hash },
    { name: "lt", value: ({ lt }) => lt },
    { name: "time", value: ({ at }) => timeText(at) },
    { name: "account", value: ({ account }) => address(account) },
    { name: "account_name", value: ({ account }) => account.name },
    { name: "operation", value: ({ operation }) => operation },
    { name: "origin", value: ({ origin }) => origin },
    { name: "from", value: ({ from }) => address(from) },
    { name: "from_name", value: ({ from }) => from?.name ?? null },
    { name: "received", value: ({ received }) => coinsText(received) },
    { name: "to", value: ({ to }) => address(to) },
    { name: "to_name", value: ({ to }) => to?.name ?? null },
    { name: "more_receivers", value: ({ others }) => others },
    { name: "sent", value: ({ sent }) => coinsText(sent) },
    { name: "fees", value: ({ fees }) => coinsText(fees) },
    { name: "change", value: ({ change }) => coinsText(change) },
    { name: "balance_after", value: ({ balance }) => (balance === null ? null : coinsText(balance)) },
    {
      name: "result",
      value: ({ failure, skipped, leftUndone, outcomeUnknown }) =>
        failure ?? skipped ?? leftUndone ?? (outcomeUnknown === true ? "unknown" : "done"),
    },
  ];
}
