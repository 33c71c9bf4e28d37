import { ErrorNotice } from "@/components/error/error-notice";
import { MoreWithoutScript } from "@/components/list/more-without-script";
import { nextPosition, writePosition } from "@/lib/query/list/position";
import type { AccountMessages } from "@/lib/query/message/account-messages";
import { writeMessageFilter } from "@/lib/query/message/message-filter";
import { messageRowsPath } from "@/lib/query/message/message-rows";
import type { PageNetwork } from "@/lib/query/page-network";
import type { Address } from "@/lib/ton/address";
import { MessageFilters } from "./message-filters";
import { MessageList } from "./message-list";

interface MessagesViewProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly opened: AccountMessages;
}

/** The messages of an account, and the choice of which are listed. */
export function MessagesView({ network, account, opened }: MessagesViewProps) {
  return (
    <>
      <MessageFilters network={network} account={account} opened={opened} />
      {opened.problem === null ? (
        <Listed network={network} account={account} opened={opened} />
      ) : (
        <ErrorNotice error={opened.problem} />
      )}
    </>
  );
}

interface ListedProps extends MessagesViewProps {
  readonly opened: Extract<AccountMessages, { problem: null }>;
}

function Listed({ network, account, opened: { filter, page, position } }: ListedProps) {
  const query = writeMessageFilter(filter);
  const next = writePosition(query, nextPosition(position, page.pin));
  return (
    <>
      <MessageList
        key={query.toString()}
        network={network}
        account={account}
        path={messageRowsPath(network.id, account, filter)}
        filter={filter}
        initial={page}
        position={position}
      />
      {!page.end && page.problem === null && <MoreWithoutScript href={`?${next.toString()}`} />}
    </>
  );
}
