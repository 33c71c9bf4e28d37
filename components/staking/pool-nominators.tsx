"use client";

import { SaveTableButton } from "@/components/charts/save-table-button";
import { Coins } from "@/components/entity/coins";
import { PartyLink } from "@/components/transaction/list/party-link";
import { Badge } from "@/components/ui/badge";
import { DataTable, type Column } from "@/components/ui/data-table";
import { Meter } from "@/components/ui/meter";
import { Section } from "@/components/ui/section";
import type { ExportColumn } from "@/lib/domain/export/export-column";
import { coinsText, partyText } from "@/lib/domain/export/export-values";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { PoolNominator } from "@/lib/domain/staking/pool-profile";
import { stakingFileName } from "@/lib/domain/staking/staking-file-name";
import { numberText } from "@/lib/text/counted";
import type { Address } from "@/lib/ton/address/address";
import { shareOf, shareText } from "@/lib/ton/value/share";

interface PoolNominatorsProps {
  readonly network: PageNetwork;
  readonly pool: Address;
  readonly nominators: readonly PoolNominator[];
  /** Nominators waiting for their withdrawal, according to the loaded events. */
  readonly leaving: readonly Address[];
  /** The stake of the pool, including the validator's. */
  readonly whole: bigint;
  /** According to the contract. */
  readonly count: number;
}

/** The nominators of a pool, the largest first. The service gives all of them at once. */
export function PoolNominators({ network, pool, nominators, leaving, whole, count }: PoolNominatorsProps) {
  return (
    <Section title="Nominators" count={numberText(nominators.length)}>
      {count !== nominators.length && (
        <p className="mb-2 text-muted">
          The contract counts {numberText(count)}, the data service lists {numberText(nominators.length)}.
        </p>
      )}
      {nominators.length === 0 ? (
        <p className="text-muted">No nominators</p>
      ) : (
        <>
          <DataTable
            caption="Nominators of this pool, largest first"
            columns={columnsOf(network, new Set(leaving), whole)}
            rows={nominators}
            idOf={({ party }) => party.address}
          />
          <SaveTableButton
            fileName={stakingFileName(network, pool, "nominators")}
            columns={fileColumnsOf(network, new Set(leaving))}
            rows={nominators}
          />
        </>
      )}
    </Section>
  );
}

function columnsOf(
  network: PageNetwork,
  leaving: ReadonlySet<Address>,
  whole: bigint,
): readonly Column<PoolNominator>[] {
  return [
    {
      title: "Nominator",
      phone: "lead",
      cell: ({ party }) => <PartyLink network={network} party={party} />,
    },
    {
      title: "Stake",
      numeric: true,
      phone: "value",
      cell: ({ balance }) => <Coins network={network} value={balance} brief />,
    },
    {
      title: "Pending deposit",
      numeric: true,
      cell: ({ pending }) =>
        pending === 0n ? (
          <span className="text-muted">–</span>
        ) : (
          <Coins network={network} value={pending} brief />
        ),
    },
    {
      title: "Status",
      phone: "detail",
      cell: ({ party, pending }) =>
        leaving.has(party.address) ? (
          <Badge tone="warning">Withdrawal requested</Badge>
        ) : pending > 0n ? (
          <Badge tone="info">Pending deposit</Badge>
        ) : (
          <span className="text-muted">Active</span>
        ),
    },
    {
      title: "Share of pool",
      numeric: true,
      phone: "aside",
      cell: ({ balance }) => (
        <span className="inline-flex items-center justify-end gap-3">
          <span className="hidden w-32 lg:block">
            <Meter share={shareOf(balance, whole) ?? 0} label="Share of the pool’s stake" />
          </span>
          <span className="min-w-14">{shareText(shareOf(balance, whole) ?? 0)}</span>
        </span>
      ),
    },
  ];
}

function fileColumnsOf(
  network: PageNetwork,
  leaving: ReadonlySet<Address>,
): readonly ExportColumn<PoolNominator>[] {
  return [
    { name: "nominator", value: ({ party }) => partyText(party, network) },
    { name: "name", value: ({ party }) => party.name },
    { name: "stake", value: ({ balance }) => coinsText(balance) },
    { name: "pending_deposit", value: ({ pending }) => coinsText(pending) },
    { name: "withdrawal_requested", value: ({ party }) => String(leaving.has(party.address)) },
  ];
}
