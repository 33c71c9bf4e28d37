import { ListedRowsView } from "@/components/list/listed-rows-view";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import { ACCOUNT_MESSAGES, type AccountMessageQuery } from "@/lib/domain/message/message-row-kinds";
import type { MessageRow } from "@/lib/domain/message/message-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { AccountMessageFilters } from "./account-message-filters";
import { AccountMessageList } from "./account-message-list";

interface AccountMessagesViewProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly opened: OpenedList<MessageRow, AccountMessageQuery>;
}

/** The messages of an account, with their filters. */
export function AccountMessagesView({ network, account, opened }: AccountMessagesViewProps) {
  return (
    <>
      <ListedRowsView
        network={network}
        kind={ACCOUNT_MESSAGES}
        list={AccountMessageList}
        opened={opened}
        filters={<AccountMessageFilters network={network} account={account} opened={opened} />}
      />
    </>
  );
}
