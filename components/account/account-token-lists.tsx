"use client";

import { rowList } from "@/components/list/row-list";
import { ACCOUNT_TOKENS, ACCOUNT_TOKEN_TRANSFERS } from "@/lib/domain/account/account-row-kinds";
import { accountTokenColumns } from "./account-token-columns";
import { accountTokenTransferColumns } from "./account-token-transfer-columns";

export const AccountTokenList = rowList({ kind: ACCOUNT_TOKENS, columns: accountTokenColumns });

export const AccountTokenTransferList = rowList({
  kind: ACCOUNT_TOKEN_TRANSFERS,
  columns: accountTokenTransferColumns,
});
