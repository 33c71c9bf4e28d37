import { ACCOUNT_TOKEN_FILTER_GROUPS } from "@/lib/domain/account/account-filter-groups";
import { PageLink } from "@/components/ui/page-link";
import { Coins } from "@/components/entity/coins";
import { Count } from "@/components/entity/count";
import { Name } from "@/components/entity/name";
import { ListFilters } from "@/components/list/list-filters";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import { FilterChip } from "@/components/ui/filter-chip";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { ACCOUNT_TOKENS } from "@/lib/domain/account/account-row-kinds";
import type { AccountTokenRow } from "@/lib/domain/account/account-token-row";
import { MOST_TOKENS, type AccountTokensSummary } from "@/lib/domain/account/account-tokens";
import {
  HOLDING_ORDERS,
  writeAccountTokensQuery,
  type AccountTokensQuery,
  type HoldingOrder,
} from "@/lib/domain/account/account-tokens-query";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { suspiciousLabel } from "@/lib/domain/token/held-tokens";
import { accountTokensPath } from "@/lib/paths";
import type { Address } from "@/lib/ton/address/address";
import { AccountTokenList } from "./account-token-list";

interface AccountTokensViewProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly list: OpenedList<AccountTokenRow, AccountTokensQuery>;
  readonly summary: AccountTokensSummary | null;
}

const ORDERS: readonly HoldingOrder[] = ["worth", "name", "recent"];

/** The tokens that an account holds, with their worth where swaps give a rate. */
export function AccountTokensView({ network, account, list, summary }: AccountTokensViewProps) {
  const query = list.query ?? { owner: account, text: null, order: "worth", suspicious: false };
  const to = (changed: Partial<AccountTokensQuery>) =>
    accountTokensPath(network, account, writeAccountTokensQuery({ ...query, ...changed }));
  const params = writeAccountTokensQuery(query);
  return (
    <>
      {summary !== null && <Summary network={network} summary={summary} />}
      <ListedRowsView
        network={network}
        kind={ACCOUNT_TOKENS}
        list={AccountTokenList}
        opened={list}
        filters={
          <ListFilters network={network} groups={ACCOUNT_TOKEN_FILTER_GROUPS} query={params}>
            <SegmentedControl
              label="Order"
              options={ORDERS.map((order) => ({ href: to({ order }), name: HOLDING_ORDERS[order] }))}
              current={to({})}
            />
            {query.text !== null && (
              <FilterChip clearHref={to({ text: null })} clearLabel="Clear the filter by name">
                Contains <Name text={query.text} />
              </FilterChip>
            )}
            {summary !== null && (summary.suspicious > 0 || query.suspicious) && (
              <PageLink href={to({ suspicious: !query.suspicious })} scroll={false} className="px-2 py-1">
                {query.suspicious ? "Hide suspicious tokens" : suspiciousLabel(summary.suspicious)}
              </PageLink>
            )}
          </ListFilters>
        }
      />
    </>
  );
}

interface SummaryProps {
  readonly network: PageNetwork;
  readonly summary: AccountTokensSummary;
}

function Summary({ network, summary: { count, isMore, worth } }: SummaryProps) {
  return (
    <p className="mb-3 text-muted">
      <Count value={count} />
      {isMore && "+"} {count === 1 ? "token" : "tokens"}
      {worth !== null && (
        <>
          , worth about{" "}
          <span className="text-text">
            <Coins network={network} value={worth} brief />
          </span>{" "}
          at the rates of the latest swaps on this network
        </>
      )}
      .{isMore && ` The first ${MOST_TOKENS.toLocaleString("en")} are read.`}
    </p>
  );
}
