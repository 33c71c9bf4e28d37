import { AccountAddress } from "@/components/entity/account-address";
import { AddressLink } from "@/components/entity/address-link";
import { AddressShards } from "@/components/entity/address-shards";
import { RefreshedError } from "@/components/error/refreshed-error";
import { Hero } from "@/components/ui/hero";
import { Skeleton } from "@/components/ui/skeleton";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { vestingProblem, type VestingReport } from "@/lib/domain/vesting/vesting-profile";
import type { Address } from "@/lib/ton/address/address";
import { VestingOverview } from "./vesting-overview";

interface VestingHeadProps {
  readonly network: PageNetwork;
  readonly address: Address;
  readonly report: VestingReport;
  readonly nowMs: number;
}

/** A vesting contract, or why there is none. */
export function VestingHead({ network, address, report, nowMs }: VestingHeadProps) {
  if (report.profile !== null)
    return <VestingOverview network={network} profile={report.profile} nowMs={nowMs} />;
  const problem = vestingProblem(report);
  return (
    <div className="card">
      <h1 className="text-xl font-semibold">Vesting</h1>
      <p className="mb-4">
        <AccountAddress network={network} address={address} />
      </p>
      {problem !== null && <RefreshedError error={problem} />}
      <p className="mt-4">
        See it as an account: <AddressLink network={network} address={address} copy={false} />
      </p>
    </div>
  );
}

/** What follows from the address alone. */
export function VestingHeadSkeleton({ network, address }: Pick<VestingHeadProps, "network" | "address">) {
  return (
    <Hero
      picture={<AddressShards address={address} size="hero" />}
      title="Vesting"
      identity={<AccountAddress network={network} address={address} />}
      figure={<Skeleton className="h-9 w-48" />}
      figureDetail="unlocked"
    />
  );
}
