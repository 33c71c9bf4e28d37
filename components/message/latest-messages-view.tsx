import { ErrorNotice } from "@/components/error/error-notice";
import { MoreWithoutScript } from "@/components/list/more-without-script";
import { LatestTabs } from "@/components/transaction/list/latest-tabs";
import { isOpenEnded, writeMessageFilter } from "@/lib/domain/message/message-filter";
import { messageRowsPath } from "@/lib/domain/message/message-rows";
import type { LatestMessages } from "@/lib/domain/message/messages-page";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { LatestMessageFilters } from "./latest-message-filters";
import { LatestMessageList } from "./latest-message-list";

interface LatestMessagesViewProps {
  readonly network: PageNetwork;
  readonly opened: LatestMessages;
}

/** The latest messages of all accounts, and the choice of which are listed. */
export function LatestMessagesView({ network, opened }: LatestMessagesViewProps) {
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold tracking-tight">Messages of {network.name}</h1>
      <LatestTabs network={network} open="messages" />
      <LatestMessageFilters network={network} opened={opened} />
      {opened.problem === null ? (
        <Listed network={network} opened={opened} />
      ) : (
        <ErrorNotice error={opened.problem} />
      )}
    </>
  );
}

interface ListedProps {
  readonly network: PageNetwork;
  readonly opened: Extract<LatestMessages, { problem: null }>;
}

function Listed({ network, opened: { filter, page, position } }: ListedProps) {
  const query = writeMessageFilter(filter);
  return (
    <>
      <LatestMessageList
        key={query.toString()}
        network={network}
        path={messageRowsPath(network.id, filter)}
        oldestFirst={filter.oldestFirst}
        isOpenEnded={isOpenEnded(filter) && !filter.oldestFirst}
        initial={page}
        position={position}
      />
      <MoreWithoutScript query={query} position={position} page={page} />
    </>
  );
}
