"use client";

import { rowList } from "@/components/list/row-list";
import { ACCOUNT_TOKEN_TRANSFERS } from "@/lib/domain/account/account-row-kinds";
import { accountTokenTransferColumns } from "./account-token-transfer-columns";

export const AccountTokenTransferList = rowList({
  kind: ACCOUNT_TOKEN_TRANSFERS,
  columns: accountTokenTransferColumns,
});
