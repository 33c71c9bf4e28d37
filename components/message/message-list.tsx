"use client";

import { rowList } from "@/components/list/row-list";
import { ACCOUNT_MESSAGES, BLOCK_MESSAGES, MESSAGES } from "@/lib/domain/message/message-row-kinds";
import { accountMessageColumns } from "./account-message-columns";
import { blockMessageColumns } from "./block-message-columns";
import { latestMessageColumns } from "./latest-message-columns";

export const MessageList = rowList({ kind: MESSAGES, columns: latestMessageColumns });

export const AccountMessageList = rowList({ kind: ACCOUNT_MESSAGES, columns: accountMessageColumns });

export const BlockMessageList = rowList({ kind: BLOCK_MESSAGES, columns: blockMessageColumns });
