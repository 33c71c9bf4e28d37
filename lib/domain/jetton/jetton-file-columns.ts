import { exactAmount } from "../../ton/value/amount";
import type { Token } from "../action/action-row";
import type { ExportColumn } from "../export/export-column";
import { addressText, partyText, timeText } from "../export/export-values";
import type { FileNetwork } from "../list/row-kind";
import type { Party } from "../transaction/transaction-row";
import type { JettonHolderRow } from "./jetton-holder-row";
import type { JettonRow } from "./jetton-row";
import type { JettonBurnRow, JettonTransferRow } from "./jetton-transfer-row";

/** Amounts are in tokens where the decimals are known, and in raw units otherwise. */
const amountOf = (amount: bigint, { decimals }: Token) => exactAmount(amount, decimals);

export function jettonFileColumns(network: FileNetwork): readonly ExportColumn<JettonRow>[] {
  return [
    {
      name: "master",
      value: ({ token: { master } }) => (master === null ? null : addressText(master, network)),
    },
    { name: "name", value: ({ name }) => name },
    ...tokenColumns,
    { name: "supply", value: ({ supply, token }) => amountOf(supply, token) },
    { name: "mintable", value: ({ mintable }) => (mintable === null ? null : String(mintable)) },
    { name: "admin", value: ({ admin }) => (admin === null ? null : partyText(admin, network)) },
    { name: "metadata", value: ({ origin }) => origin },
  ];
}

export function jettonHolderFileColumns(network: FileNetwork): readonly ExportColumn<JettonHolderRow>[] {
  return [
    ...partyColumns("owner", network, ({ owner }: JettonHolderRow) => owner),
    { name: "wallet", value: ({ wallet }) => addressText(wallet, network) },
    ...tokenColumns,
    { name: "balance", value: ({ balance, token }) => amountOf(balance, token) },
    { name: "share", value: ({ share }) => (share === null ? null : String(share)) },
  ];
}

export function jettonTransferFileColumns(network: FileNetwork): readonly ExportColumn<JettonTransferRow>[] {
  return [
    ...moveColumns,
    ...partyColumns("from", network, ({ from }: JettonTransferRow) => from),
    ...partyColumns("to", network, ({ to }: JettonTransferRow) => to),
    { name: "comment", value: ({ comment }) => comment?.text ?? null },
  ];
}

export function jettonBurnFileColumns(network: FileNetwork): readonly ExportColumn<JettonBurnRow>[] {
  return [...moveColumns, ...partyColumns("owner", network, ({ owner }: JettonBurnRow) => owner)];
}

const tokenColumns: readonly ExportColumn<{ readonly token: Token }>[] = [
  { name: "symbol", value: ({ token }) => token.symbol },
  { name: "decimals", value: ({ token: { decimals } }) => (decimals === null ? null : String(decimals)) },
];

type Move = Omit<JettonBurnRow, "owner">;

const moveColumns: readonly ExportColumn<Move>[] = [
  { name: "transaction", value: ({ transaction }) => transaction },
  { name: "time", value: ({ at }) => timeText(at) },
  { name: "lt", value: ({ lt }) => String(lt) },
  ...tokenColumns,
  { name: "amount", value: ({ amount, token }) => amountOf(amount, token) },
  { name: "failed", value: ({ failed }) => String(failed) },
];

function partyColumns<R>(
  name: string,
  network: FileNetwork,
  partyOf: (row: R) => Party,
): readonly ExportColumn<R>[] {
  return [
    { name, value: (row) => partyText(partyOf(row), network) },
    { name: `${name}_name`, value: (row) => partyOf(row).name },
  ];
}
