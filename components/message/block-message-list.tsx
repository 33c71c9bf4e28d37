"use client";

import { rowList } from "@/components/list/row-list";
import { BLOCK_MESSAGES } from "@/lib/domain/message/message-row-kinds";
import { blockMessageColumns } from "./block-message-columns";

export const BlockMessageList = rowList({ kind: BLOCK_MESSAGES, columns: blockMessageColumns });
