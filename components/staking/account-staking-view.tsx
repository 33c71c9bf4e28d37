import type { ReactNode } from "react";
import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { RefreshedError } from "@/components/error/refreshed-error";
import { DOMAIN_SOURCE } from "@/lib/domain/account/name-source";
import { DataTable, type Column } from "@/components/ui/data-table";
import { PageLink } from "@/components/ui/page-link";
import { Section } from "@/components/ui/section";
import { SegmentedControl } from "@/components/ui/segmented-control";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NominatorPosition, NominatorPositions } from "@/lib/domain/staking/nominator-positions";
import type { Party } from "@/lib/domain/transaction/transaction-row";
import { accountStakingPath, accountStakingRewardsPath, poolPath, validatorPath } from "@/lib/paths";
import { numberText } from "@/lib/text/counted";
import type { Address } from "@/lib/ton/address/address";
import type { Result } from "@/lib/toncenter/error";

interface AccountStakingViewProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly positions: Result<NominatorPositions>;
  readonly open: "events" | "rewards";
  /** Content for the chosen pool. */
  readonly children: ReactNode;
}

/** An account's positions in nominator pools, with one of them in detail. */
export function AccountStakingView({
  network,
  account,
  positions: loaded,
  open,
  children,
}: AccountStakingViewProps) {
  if (!loaded.ok)
    return (
      <div className="card">
        <RefreshedError error={loaded.error} />
      </div>
    );
  const { positions, balance, pending, chosen } = loaded.value;
  return (
    <>
      <Section title="Positions in nominator pools" count={numberText(positions.length)}>
        {positions.length === 0 ? (
          <p className="text-muted">No stake in a nominator pool</p>
        ) : (
          <>
            <DataTable
              caption="Positions of this account in nominator pools"
              columns={positionColumns(network, account)}
              rows={positions}
              idOf={({ pool }) => pool.address}
            />
            <p className="mt-3" data-testid="position-total">
              Total <Coins network={network} value={balance} />
              {pending > 0n && (
                <>
                  {" "}
                  and <Coins network={network} value={pending} /> pending
                </>
              )}
            </p>
          </>
        )}
        <p className="mt-3 text-sm text-muted">
          Current positions. Stakes with liquid staking providers are tokens, listed under Tokens. If this
          account is a validator, its own stakes are on its{" "}
          <PageLink href={validatorPath(network, account)} className="underline">
            validator page
          </PageLink>
          .
        </p>
      </Section>
      {chosen !== null && (
        <>
          <div className="card flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0">
              <span className="text-muted">Pool </span>
              <PoolLink network={network} pool={chosen} />
            </span>
            <PartChoice network={network} account={account} pool={chosen.address} open={open} />
          </div>
          {children}
        </>
      )}
    </>
  );
}

interface PartChoiceProps extends Pick<AccountStakingViewProps, "network" | "account" | "open"> {
  readonly pool: Address;
}

function PartChoice({ network, account, pool, open }: PartChoiceProps) {
  const of = new URLSearchParams({ pool });
  const events = accountStakingPath(network, account, of);
  const rewards = accountStakingRewardsPath(network, account, of);
  return (
    <SegmentedControl
      label="Position"
      options={[
        { href: events, name: "Events" },
        { href: rewards, name: "Rewards" },
      ]}
      current={open === "events" ? events : rewards}
    />
  );
}

function PoolLink({ network, pool }: { readonly network: PageNetwork; readonly pool: Party }) {
  return (
    <AddressLink
      network={network}
      address={pool.address}
      name={pool.name ?? undefined}
      nameSource={pool.nameSource ?? DOMAIN_SOURCE}
      doubt={pool.doubt}
      path={poolPath}
      copy={false}
    />
  );
}

function positionColumns(network: PageNetwork, account: Address): readonly Column<NominatorPosition>[] {
  return [
    { title: "Pool", phone: "lead", cell: ({ pool }) => <PoolLink network={network} pool={pool} /> },
    {
      title: "Stake",
      numeric: true,
      phone: "value",
      cell: ({ balance }) => <Coins network={network} value={balance} brief />,
    },
    {
      title: "Pending deposit",
      numeric: true,
      phone: "aside",
      cell: ({ pending }) =>
        pending === 0n ? (
          <span className="text-muted">–</span>
        ) : (
          <>
            <Coins network={network} value={pending} brief />{" "}
            <span className="text-muted sm:hidden">pending</span>
          </>
        ),
    },
    {
      title: "Details",
      phone: "detail",
      cell: ({ pool }) => {
        const of = new URLSearchParams({ pool: pool.address });
        return (
          <>
            <PageLink href={accountStakingPath(network, account, of)} scroll={false}>
              Events
            </PageLink>
            {" · "}
            <PageLink href={accountStakingRewardsPath(network, account, of)} scroll={false}>
              Rewards
            </PageLink>
          </>
        );
      },
    },
  ];
}
