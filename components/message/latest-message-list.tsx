"use client";

import { latestMessageColumns } from "./latest-message-columns";
import { MessageList, type MessageListProps } from "./message-list";

interface LatestMessageListProps extends MessageListProps {
  readonly oldestFirst: boolean;
}

/** Messages of all accounts. */
export function LatestMessageList({ oldestFirst, ...list }: LatestMessageListProps) {
  return (
    <MessageList
      {...list}
      caption={`Messages, the ${oldestFirst ? "oldest" : "newest"} first`}
      columns={latestMessageColumns(list.network)}
      subject={null}
    />
  );
}
