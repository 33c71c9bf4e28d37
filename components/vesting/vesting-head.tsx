import { MissingContract } from "@/components/account/missing-contract";
import { AccountAddress } from "@/components/entity/account-address";
import { AddressShards } from "@/components/entity/face/address-shards";
import { Hero } from "@/components/ui/hero";
import { Section } from "@/components/ui/section";
import { Skeleton, SkeletonCharts, SkeletonFacts } from "@/components/ui/skeleton";
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
  return (
    <MissingContract network={network} address={address} title="Vesting" problem={vestingProblem(report)} />
  );
}

/** What follows from the address alone. */
export function VestingHeadSkeleton({ network, address }: Pick<VestingHeadProps, "network" | "address">) {
  return (
    <>
      <Hero
        picture={<AddressShards address={address} size="hero" />}
        title="Vesting"
        identity={<AccountAddress network={network} address={address} />}
        badges={<Skeleton className="h-5 w-32" />}
        figure={<Skeleton className="h-9 w-48 md:ms-auto" />}
        figureDetail="unlocked"
        actions={<div className="h-8.5" />}
      >
        <Skeleton className="h-1.5 w-full" />
      </Hero>
      <SkeletonCharts count={1} />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 [&>*]:min-w-0">
        <Section title="Schedule">
          <SkeletonFacts rows={5} />
        </Section>
        <Section title="Parties">
          <SkeletonFacts rows={3} />
        </Section>
      </div>
    </>
  );
}
