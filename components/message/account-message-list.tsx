"use client";

import { rowList } from "@/components/list/row-list";
import { ACCOUNT_MESSAGES } from "@/lib/domain/message/message-row-kinds";
import { accountMessageColumns } from "./account-message-columns";

export const AccountMessageList = rowList({ kind: ACCOUNT_MESSAGES, columns: accountMessageColumns });
