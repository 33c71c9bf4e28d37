import { ListFilters } from "@/components/list/list-filters";
import { Tabs } from "@/components/ui/tabs";
import { accountMessagesPath } from "@/lib/paths";
import {
  ALL_OF_ACCOUNT,
  isBounded,
  ACCOUNT_MESSAGE_DIRECTIONS,
  TIMELESS,
  writeAccountMessageFilter,
  type AccountMessageFilter,
  type AccountMessageDirection,
} from "@/lib/domain/message/message-filter";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { AccountMessageQuery } from "@/lib/domain/message/message-row-kinds";
import type { MessageRow } from "@/lib/domain/message/message-row";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { namedOperations } from "./named-operations";
import { MissingTimeNotice } from "./missing-time-notice";
import { MessageFilterChips } from "./message-filter-chips";
import { accountMessageFilterGroups } from "@/lib/domain/message/message-filter-groups";
import { DIRECTION_LABELS } from "@/lib/domain/message/direction-labels";

interface AccountMessageFiltersProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly opened: OpenedList<MessageRow, AccountMessageQuery>;
}

/** The current filter of an account's messages, as links and a form: works without scripts. */
export function AccountMessageFilters({ network, account, opened }: AccountMessageFiltersProps) {
  const filter = opened.query?.filter ?? ALL_OF_ACCOUNT;
  const { direction } = filter;
  const to = (changed: Partial<AccountMessageFilter>) => {
    const query = writeAccountMessageFilter({ ...filter, ...changed }).toString();
    return accountMessagesPath(network, account) + (query === "" ? "" : `?${query}`);
  };
  const hrefOfDirection = (one: AccountMessageDirection) =>
    to({ direction: one, ...(one === "outside" ? TIMELESS : {}) });
  return (
    <div className="grid grid-cols-1 gap-4">
      <Tabs
        label="Direction"
        current={hrefOfDirection(direction)}
        tabs={ACCOUNT_MESSAGE_DIRECTIONS.map((one) => ({
          href: hrefOfDirection(one),
          name: DIRECTION_LABELS[one],
        }))}
      />
      <ListFilters
        network={network}
        groups={accountMessageFilterGroups(filter)}
        query={writeAccountMessageFilter(filter)}
        suggestions={namedOperations(opened)}
      >
        <MessageFilterChips filter={filter} to={to} />
      </ListFilters>
      {isBounded(filter) && direction === "in" && <MissingTimeNotice />}
    </div>
  );
}
