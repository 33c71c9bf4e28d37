import { ErrorNotice } from "@/components/error/error-notice";
import { MoreWithoutScript } from "@/components/list/more-without-script";
import { isOpenEnded, writeAccountMessageFilter } from "@/lib/domain/message/message-filter";
import { accountMessageRowsPath } from "@/lib/domain/message/message-rows";
import type { AccountMessages } from "@/lib/domain/message/messages-page";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { AccountMessageFilters } from "./account-message-filters";
import { AccountMessageList } from "./account-message-list";

interface AccountMessagesViewProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly opened: AccountMessages;
}

/** The messages of an account, and the choice of which are listed. */
export function AccountMessagesView({ network, account, opened }: AccountMessagesViewProps) {
  return (
    <>
      <AccountMessageFilters network={network} account={account} opened={opened} />
      {opened.problem === null ? (
        <Listed network={network} account={account} opened={opened} />
      ) : (
        <ErrorNotice error={opened.problem} />
      )}
    </>
  );
}

interface ListedProps extends AccountMessagesViewProps {
  readonly opened: Extract<AccountMessages, { problem: null }>;
}

function Listed({ network, account, opened: { filter, page, position } }: ListedProps) {
  const query = writeAccountMessageFilter(filter);
  return (
    <>
      <AccountMessageList
        key={query.toString()}
        network={network}
        account={account}
        path={accountMessageRowsPath(network.id, account, filter)}
        way={filter.way}
        isOpenEnded={isOpenEnded(filter)}
        initial={page}
        position={position}
      />
      <MoreWithoutScript query={query} position={position} page={page} />
    </>
  );
}
