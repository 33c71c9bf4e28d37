"use client";

import { rowList } from "@/components/list/row-list";
import { MESSAGES } from "@/lib/domain/message/message-row-kinds";
import { latestMessageColumns } from "./latest-message-columns";

export const MessageList = rowList({ kind: MESSAGES, columns: latestMessageColumns });
