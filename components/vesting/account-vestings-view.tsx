import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { Time } from "@/components/entity/time/time";
import { RefreshedError } from "@/components/error/refreshed-error";
import { PartyLink } from "@/components/transaction/list/party-link";
import { DataTable, type Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { VestingProfile } from "@/lib/domain/vesting/vesting-profile";
import { fullyUnlockedAt, lockedAt } from "@/lib/domain/vesting/vesting-schedule";
import { vestingPath } from "@/lib/paths";
import type { Result } from "@/lib/toncenter/error";

interface AccountVestingsViewProps {
  readonly network: PageNetwork;
  readonly loaded: Result<readonly VestingProfile[]>;
  readonly nowMs: number;
}

/** The vesting contracts that an account owns or has funded. */
export function AccountVestingsView({ network, loaded, nowMs }: AccountVestingsViewProps) {
  if (!loaded.ok) return <RefreshedError error={loaded.error} />;
  if (loaded.value.length === 0)
    return <p className="text-muted">This account is no owner or sender of a vesting contract.</p>;
  return (
    <DataTable
      caption="Vesting contracts of this account"
      columns={vestingColumns(network, Math.floor(nowMs / 1_000))}
      rows={loaded.value}
      idOf={({ address }) => address}
    />
  );
}

const UNKNOWN = <span className="text-muted">–</span>;

function vestingColumns(network: PageNetwork, now: number): readonly Column<VestingProfile>[] {
  return [
    {
      title: "Vesting",
      phone: "lead",
      cell: ({ address }) => (
        <AddressLink network={network} address={address} path={vestingPath} copy={false} />
      ),
    },
    {
      title: "Owner",
      phone: "detail",
      cell: ({ owner }) => (owner === null ? UNKNOWN : <PartyLink network={network} party={owner} />),
    },
    {
      title: "Sender",
      cell: ({ sender }) => (sender === null ? UNKNOWN : <PartyLink network={network} party={sender} />),
    },
    {
      title: "Total",
      numeric: true,
      phone: "value",
      cell: ({ amount }) => (amount === null ? UNKNOWN : <Coins network={network} value={amount} brief />),
    },
    {
      title: "Locked",
      numeric: true,
      cell: ({ terms }) =>
        terms === null ? UNKNOWN : <Coins network={network} value={lockedAt(terms, now)} brief />,
    },
    {
      title: "Fully unlocked",
      numeric: true,
      phone: "aside",
      cell: ({ terms }) => (terms === null ? UNKNOWN : <Time atMs={fullyUnlockedAt(terms) * 1_000} />),
    },
  ];
}
