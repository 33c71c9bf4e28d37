import type { ExportColumn } from "../export/export-column";
import { coinsText, partyText } from "../export/export-values";
import type { FileNetwork } from "../list/row-kind";
import type { TopAccountRow } from "./top-account-row";

export function topAccountFileColumns(network: FileNetwork): readonly ExportColumn<TopAccountRow>[] {
  return [
    { name: "rank", value: ({ rank }) => String(rank) },
    { name: "account", value: ({ account }) => partyText(account, network) },
    { name: "name", value: ({ account }) => account.name },
    { name: `balance_${network.coin}`, value: ({ balance }) => coinsText(balance) },
    { name: "kind", value: ({ kind }) => kind },
  ];
}
