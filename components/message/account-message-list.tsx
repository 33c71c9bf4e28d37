"use client";

import type { MessageWay } from "@/lib/domain/message/message-filter";
import { accountMessageColumns } from "./account-message-columns";
import { MessageList, type MessageListProps } from "./message-list";
import { WAY_WORDS } from "./way-labels";

interface AccountMessageListProps extends MessageListProps {
  readonly account: string;
  readonly way: MessageWay;
}

/** Messages of an account that went one way, the newest first. */
export function AccountMessageList({ account, way, ...list }: AccountMessageListProps) {
  return (
    <MessageList
      {...list}
      caption={`Messages of this account, the newest first: ${WAY_WORDS[way].toLowerCase()}`}
      columns={accountMessageColumns(list.network)}
      subject={account}
    />
  );
}
