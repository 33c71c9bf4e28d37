import { ErrorNotice } from "@/components/error/error-notice";
import { AddressLink } from "@/components/entity/address-link";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import { ApplyButton, TextField } from "@/components/ui/filter-fields";
import { Section } from "@/components/ui/section";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { StakingSources } from "@/lib/domain/staking/staking-sources";
import { STAKING_POOLS, type StakingQuery } from "@/lib/domain/staking/staking-pool-kind";
import type { StakingPoolRow } from "@/lib/domain/staking/staking-pool-row";
import { poolPath, stakingPath } from "@/lib/paths";
import { counted, numberText } from "@/lib/text/counted";
import type { Address } from "@/lib/ton/address/address";
import { StakingPoolList } from "./staking-pool-list";

interface StakingViewProps {
  readonly network: PageNetwork;
  readonly list: OpenedList<StakingPoolRow, StakingQuery>;
  readonly sources: StakingSources;
  /** The address in the search field, if it is one. */
  readonly typedAddress: Address | null;
}

/** The nominator pools that were found, and where. */
export function StakingView({ network, list, sources, typedAddress }: StakingViewProps) {
  const text = list.query?.text ?? null;
  return (
    <>
      <div className="card">
        <form
          action={stakingPath(network)}
          role="search"
          aria-label="Search pools"
          className="grid max-w-2xl grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
        >
          <TextField name="q" label="Part of a name or address" value={text} />
          <ApplyButton label="Search" />
        </form>
        {typedAddress !== null && (
          <p className="mt-3">
            Open as a pool:{" "}
            <AddressLink network={network} address={typedAddress} path={poolPath} copy={false} />
          </p>
        )}
      </div>
      <Section title="Nominator pools">
        <ListedRowsView network={network} kind={STAKING_POOLS} list={StakingPoolList} opened={list} />
        <SourcesNote sources={sources} />
      </Section>
    </>
  );
}

/** The list does not have every pool: this note names its sources. */
function SourcesNote({
  sources: { rounds, deposits, most, unread, problem },
}: Pick<StakingViewProps, "sources">) {
  const searched = [
    rounds === null ? null : `stake holders of the latest ${counted(rounds, "round")}`,
    deposits === null ? null : `the latest ${counted(deposits, "stake deposit")}`,
  ].filter((one) => one !== null);
  // The list says why.
  if (searched.length === 0)
    return (
      <p className="mt-3 text-sm text-muted">
        The data service has no list of pools. Open any pool by its address.
      </p>
    );
  return (
    <div className="mt-3 grid gap-3 text-sm text-muted">
      <p>
        The data service has no list of pools. These were found among {searched.join(" and ")}. Open any other
        pool by its address. Status, terms and coins are read from the accounts
        {unread > 0 &&
          ` with the ${numberText(most)} largest stakes; ${counted(unread, "smaller one")} not examined`}
        .
      </p>
      {problem !== null && <ErrorNotice error={problem} />}
    </div>
  );
}
