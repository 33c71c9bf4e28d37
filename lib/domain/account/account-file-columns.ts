import { exactAmount } from "../../ton/value/amount";
import type { ExportColumn } from "../export/export-column";
import { addressText, coinsText } from "../export/export-values";
import type { FileNetwork } from "../list/row-kind";
import type { AccountTokenRow } from "./account-token-row";

export function accountTokenFileColumns(network: FileNetwork): readonly ExportColumn<AccountTokenRow>[] {
  return [
    {
      name: "token",
      value: ({ token: { master } }) => (master === null ? null : addressText(master, network)),
    },
    { name: "symbol", value: ({ token }) => token.symbol },
    { name: "name", value: ({ name }) => name },
    {
      name: "decimals",
      value: ({ token: { decimals } }) => (decimals === null ? null : String(decimals)),
    },
    { name: "balance", value: ({ amount, token }) => exactAmount(amount, token.decimals) },
    {
      name: `worth_${network.coin}`,
      value: ({ worth }) => (worth === null ? null : coinsText(worth)),
    },
    { name: "wallet", value: ({ wallet }) => addressText(wallet, network) },
    { name: "doubt", value: ({ token }) => token.doubt },
  ];
}
