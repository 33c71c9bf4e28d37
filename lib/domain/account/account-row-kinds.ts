import { jettonMoveId } from "../jetton/jetton-row-kinds";
import type { JettonTransferRow } from "../jetton/jetton-transfer-row";
import type { RowKind } from "../list/row-kind";
import type { AccountTokenRow } from "./account-token-row";
import { writeAccountTransfersQuery, type AccountTransfersQuery } from "./account-transfers-query";
import { HOLDING_ORDERS, writeAccountTokensQuery, type AccountTokensQuery } from "./account-tokens-query";

export function accountTokenId({ wallet }: AccountTokenRow): string {
  return wallet;
}

/** The tokens that an account holds. */
export const ACCOUNT_TOKENS: RowKind<AccountTokenRow, AccountTokensQuery> = {
  name: "account-tokens",
  noun: "token",
  loadSchema: () => import("./account-token-row").then((module) => module.AccountTokenRow),
  loadFileColumns: () => import("./account-file-columns").then((module) => module.accountTokenFileColumns),
  idOf: accountTokenId,
  pageQuery: writeAccountTokensQuery,
  rowsQuery: (query) => {
    const params = writeAccountTokensQuery(query);
    params.set("owner", query.owner);
    return params;
  },
  caption: ({ order, suspicious }) =>
    `${suspicious ? "Suspicious tokens" : "Tokens"} of this account, by ${HOLDING_ORDERS[order].toLowerCase()}`,
  subject: ({ owner }) => owner,
  isOpenEnded: () => false,
};

/** Transfers of any token from and to an account, the newest first. */
export const ACCOUNT_TOKEN_TRANSFERS: RowKind<JettonTransferRow, AccountTransfersQuery> = {
  name: "account-token-transfers",
  noun: "transfer",
  loadSchema: () => import("../jetton/jetton-transfer-row").then((module) => module.JettonTransferRow),
  loadFileColumns: () =>
    import("../jetton/jetton-file-columns").then((module) => module.jettonTransferFileColumns),
  idOf: jettonMoveId,
  pageQuery: writeAccountTransfersQuery,
  rowsQuery: (query) => {
    const params = writeAccountTransfersQuery(query);
    params.set("owner", query.owner);
    return params;
  },
  caption: () => "Token transfers of this account, newest first",
  subject: ({ owner }) => owner,
  isOpenEnded: ({ until }) => until === null,
};
