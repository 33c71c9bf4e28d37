import { ACCOUNT_TRANSFER_FILTER_GROUPS } from "@/lib/domain/account/account-filter-groups";
import { AddressLink } from "@/components/entity/address-link";
import { ListFilters } from "@/components/list/list-filters";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import { TimeFilterChips } from "@/components/list/time-filter-chips";
import { FilterChip } from "@/components/ui/filter-chip";
import { ACCOUNT_TOKEN_TRANSFERS } from "@/lib/domain/account/account-row-kinds";
import {
  TRANSFER_DIRECTIONS,
  writeAccountTransfersQuery,
  type AccountTransfersQuery,
} from "@/lib/domain/account/account-transfers-query";
import type { JettonTransferRow } from "@/lib/domain/jetton/jetton-transfer-row";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { accountTokenTransfersPath } from "@/lib/paths";
import type { Address } from "@/lib/ton/address/address";
import { AccountTokenTransferList } from "./account-token-transfer-list";

interface AccountTokenTransfersProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly opened: OpenedList<JettonTransferRow, AccountTransfersQuery>;
}

/** Token transfers from and to an account. */
export function AccountTokenTransfers({ network, account, opened }: AccountTokenTransfersProps) {
  const query = opened.query ?? { owner: account, direction: "all", master: null, from: null, until: null };
  const { direction, master, from, until } = query;
  const to = (changed: Partial<AccountTransfersQuery>) =>
    accountTokenTransfersPath(network, account, writeAccountTransfersQuery({ ...query, ...changed }));
  const params = writeAccountTransfersQuery(query);
  return (
    <ListedRowsView
      network={network}
      kind={ACCOUNT_TOKEN_TRANSFERS}
      list={AccountTokenTransferList}
      opened={opened}
      filters={
        <ListFilters network={network} groups={ACCOUNT_TRANSFER_FILTER_GROUPS} query={params}>
          {direction !== "all" && (
            <FilterChip clearHref={to({ direction: "all" })} clearLabel="Clear the filter by direction">
              {TRANSFER_DIRECTIONS[direction]}
            </FilterChip>
          )}
          {master !== null && (
            <FilterChip clearHref={to({ master: null })} clearLabel="Clear the filter by token">
              Token <AddressLink network={network} address={master} copy={false} />
            </FilterChip>
          )}
          <TimeFilterChips from={from} until={until} without={(bound) => to({ [bound]: null })} />
        </ListFilters>
      }
    />
  );
}
