"use client";

import { InfiniteListView } from "@/components/list/infinite-list";
import type { Column } from "@/components/ui/data-table";
import { lazyPart } from "@/components/ui/lazy-part";
import type { Page } from "@/lib/domain/list/page";
import type { ListPosition } from "@/lib/domain/list/position";
import { useInfiniteList } from "@/lib/query/list/use-infinite-list";
import type { MessageRow } from "@/lib/domain/message/message-row";
import { loadMessageRow, messageRowId } from "@/lib/domain/message/message-rows";
import type { PageNetwork } from "@/lib/domain/network/page-network";

/** Nobody waits for it. */
const MessageExport = lazyPart(() => import("./message-export").then((module) => module.MessageExport));

export interface MessageListProps {
  readonly network: PageNetwork;
  /** Where our own server has the rows. */
  readonly path: string;
  /** Whether new ones can come at its start. */
  readonly isOpenEnded: boolean;
  /** What the server knew when it made the page. */
  readonly initial: Page<MessageRow>;
  readonly position: ListPosition;
}

interface MessageListOf extends MessageListProps {
  readonly caption: string;
  readonly columns: readonly Column<MessageRow>[];
  /** Whose they are; null for those of all accounts. */
  readonly subject: string | null;
}

/** Messages of an account or of all. */
export function MessageList(props: MessageListOf) {
  const { network, path, isOpenEnded, initial, position, caption, columns, subject } = props;
  const list = useInfiniteList({
    queryKey: ["messages", path],
    path,
    loadRow: loadMessageRow,
    idOf: messageRowId,
    initial,
    position,
    newestFirst: isOpenEnded,
  });
  return (
    <InfiniteListView
      list={list}
      what="messages"
      caption={caption}
      columns={columns}
      idOf={messageRowId}
      tools={<MessageExport network={network} path={path} pin={list.position.pin} subject={subject} />}
    />
  );
}
