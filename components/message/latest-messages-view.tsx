import { ListedRowsView } from "@/components/list/listed-rows-view";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { MessageFilter } from "@/lib/domain/message/message-filter";
import { MESSAGES } from "@/lib/domain/message/message-row-kinds";
import type { MessageRow } from "@/lib/domain/message/message-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { LatestMessageFilters } from "./latest-message-filters";
import { MessageList } from "./latest-message-list";

interface LatestMessagesViewProps {
  readonly network: PageNetwork;
  readonly opened: OpenedList<MessageRow, MessageFilter>;
}

/** The latest messages of all accounts, with their filters. */
export function LatestMessagesView({ network, opened }: LatestMessagesViewProps) {
  return (
    <>
      <ListedRowsView
        network={network}
        kind={MESSAGES}
        list={MessageList}
        opened={opened}
        filters={<LatestMessageFilters network={network} opened={opened} />}
      />
    </>
  );
}
