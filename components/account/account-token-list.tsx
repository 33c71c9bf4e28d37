"use client";

import { rowList } from "@/components/list/row-list";
import { ACCOUNT_TOKENS } from "@/lib/domain/account/account-row-kinds";
import { accountTokenColumns } from "./account-token-columns";

export const AccountTokenList = rowList({ kind: ACCOUNT_TOKENS, columns: accountTokenColumns });
