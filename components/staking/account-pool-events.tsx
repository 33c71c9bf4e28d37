import { Coins } from "@/components/entity/coins";
import { Time } from "@/components/entity/time/time";
import { ListFilters } from "@/components/list/list-filters";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import { TimeFilterChips } from "@/components/list/time-filter-chips";
import { Fact, Facts } from "@/components/ui/fact-list";
import { Section } from "@/components/ui/section";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NominatorPosition } from "@/lib/domain/staking/nominator-positions";
import { ACCOUNT_POOL_EVENT_FILTER_GROUPS } from "@/lib/domain/staking/pool-event-filter-groups";
import { ACCOUNT_POOL_EVENTS } from "@/lib/domain/staking/pool-event-kinds";
import { writeAccountPoolQuery, type NominatorEventsQuery } from "@/lib/domain/staking/pool-event-queries";
import type { NominatorEventRow } from "@/lib/domain/staking/pool-event-rows";
import { pendingWithdrawal } from "@/lib/domain/staking/pending-withdrawal";
import { accountStakingPath } from "@/lib/paths";
import type { Address } from "@/lib/ton/address/address";
import { AccountPoolEventList } from "./pool-event-lists";

interface AccountPoolEventsProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly pool: Address;
  /** Null if the account has left the pool. */
  readonly position: NominatorPosition | null;
  readonly opened: OpenedList<NominatorEventRow, NominatorEventsQuery>;
}

/** An account's position in a pool, what is waiting there, and what happened. */
export function AccountPoolEvents({ network, account, pool, position, opened }: AccountPoolEventsProps) {
  const query = opened.query ?? { pool, nominator: account, from: null, until: null };
  const written = writeAccountPoolQuery(query);
  const withdrawal = pendingWithdrawal(opened);
  const to = (changed: Partial<NominatorEventsQuery>) =>
    accountStakingPath(network, account, writeAccountPoolQuery({ ...query, ...changed }));
  return (
    <>
      <Section title="Position">
        <Facts>
          <Fact name="Stake">
            {position === null ? "None" : <Coins network={network} value={position.balance} />}
          </Fact>
          <Fact name="Pending deposit">
            {position === null || position.pending === 0n ? (
              "None"
            ) : (
              <>
                <Coins network={network} value={position.pending} />
                <span className="text-muted"> joins the stake when the pool’s stake is back</span>
              </>
            )}
          </Fact>
          <Fact name="Pending withdrawal">
            {withdrawal.is === "unknown" ? (
              "Unknown for a filtered list"
            ) : withdrawal.is === "none" ? (
              "None"
            ) : (
              <>
                Whole stake, since <Time atMs={withdrawal.at * 1_000} detail />
                <span className="text-muted"> paid when the pool’s stake is back</span>
              </>
            )}
          </Fact>
        </Facts>
      </Section>
      <Section title="Events">
        <ListedRowsView
          network={network}
          kind={ACCOUNT_POOL_EVENTS}
          list={AccountPoolEventList}
          opened={opened}
          filters={
            <ListFilters network={network} groups={ACCOUNT_POOL_EVENT_FILTER_GROUPS} query={written}>
              <TimeFilterChips
                from={query.from}
                until={query.until}
                without={(bound) => to({ [bound]: null })}
              />
            </ListFilters>
          }
        />
      </Section>
    </>
  );
}
