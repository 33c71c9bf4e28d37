"use client";

import { InfiniteListView } from "@/components/list/infinite-list";
import { lazyPart } from "@/components/ui/lazy-part";
import type { Page } from "@/lib/query/list/page";
import type { ListPosition } from "@/lib/query/list/position";
import { useInfiniteList } from "@/lib/query/list/use-infinite-list";
import type { MessageFilter } from "@/lib/query/message/message-filter";
import type { MessageRow } from "@/lib/query/message/message-row";
import { loadMessageRow, messageRowId } from "@/lib/query/message/message-rows";
import type { PageNetwork } from "@/lib/query/page-network";
import type { Address } from "@/lib/ton/address";
import { messageColumns } from "./columns";
import { WAY_WORDS } from "./way-words";

/** Nobody waits for it. */
const MessageExport = lazyPart(() => import("./message-export").then((module) => module.MessageExport));

interface MessageListProps {
  readonly network: PageNetwork;
  readonly account: Address;
  /** Where our own server has the rows. */
  readonly path: string;
  readonly filter: MessageFilter;
  /** What the server knew when it made the page. */
  readonly initial: Page<MessageRow>;
  readonly position: ListPosition;
}

/** Messages that went one way, the newest first. */
export function MessageList(props: MessageListProps) {
  const { network, account, path, filter, initial, position } = props;
  const list = useInfiniteList({
    queryKey: ["messages", path],
    path,
    loadRow: loadMessageRow,
    idOf: messageRowId,
    initial,
    position,
    // Nothing new can come before a moment that is over.
    newestFirst: filter.until === null,
  });
  return (
    <InfiniteListView
      list={list}
      what="messages"
      caption={`Messages of this account, the newest first: ${WAY_WORDS[filter.way].toLowerCase()}`}
      columns={messageColumns(network)}
      idOf={messageRowId}
      tools={<MessageExport network={network} path={path} pin={list.position.pin} subject={account} />}
    />
  );
}
