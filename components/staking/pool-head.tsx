import { MissingContract } from "@/components/account/missing-contract";
import { AccountAddress } from "@/components/entity/account-address";
import { AddressShards } from "@/components/entity/face/address-shards";
import { Coins } from "@/components/entity/coins";
import { Name } from "@/components/entity/name";
import { Badge } from "@/components/ui/badge";
import { Hero } from "@/components/ui/hero";
import { PageLink } from "@/components/ui/page-link";
import { Skeleton } from "@/components/ui/skeleton";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { nominatorOptions } from "@/lib/domain/staking/nominator-options";
import type { PoolProfile, PoolReport } from "@/lib/domain/staking/pool-profile";
import { accountPath, validatorPath } from "@/lib/paths";
import { counted } from "@/lib/text/counted";
import type { Address } from "@/lib/ton/address/address";
import { PoolNav } from "./pool-nav";
import { PoolPhaseBadge } from "./pool-phase-badge";

interface PoolHeadProps {
  readonly network: PageNetwork;
  readonly address: Address;
  readonly report: PoolReport;
}

/** A nominator pool with its tabs, or why there is none. */
export function PoolHead({ network, address, report: { profile, problem } }: PoolHeadProps) {
  if (profile !== null)
    return (
      <>
        <PoolHero network={network} profile={profile} />
        <PoolNav network={network} pool={address} />
      </>
    );
  const isNone = problem === null;
  return (
    <MissingContract
      network={network}
      address={address}
      title={isNone ? "Not a nominator pool" : "Nominator pool"}
      problem={problem}
    >
      {isNone && "Not found: the data service has no nominator pool at this address."}
    </MissingContract>
  );
}

function PoolLinks({ network, address }: Omit<PoolHeadProps, "report">) {
  return (
    <>
      <PageLink href={accountPath(network, address)} className="button">
        Balance and activity
      </PageLink>
      <PageLink href={validatorPath(network, address)} className="button">
        Rounds and elections
      </PageLink>
    </>
  );
}

function PoolHero({ network, profile }: { readonly network: PageNetwork; readonly profile: PoolProfile }) {
  const { address, self, phase, validatorStake, nominatorStake, pending, nominatorCount } = profile;
  return (
    <Hero
      picture={<AddressShards address={address} size="hero" />}
      title={self.name === null ? "Nominator pool" : <Name text={self.name} source={self.nameSource} />}
      identity={<AccountAddress network={network} address={address} />}
      badges={
        <>
          {self.doubt !== undefined && <Badge tone="warning">{self.doubt}</Badge>}
          {self.name !== null && <Badge>Nominator pool</Badge>}
          <PoolPhaseBadge phase={phase} />
          {nominatorOptions(profile).isFull && <Badge tone="warning">Full</Badge>}
        </>
      }
      figure={<Coins network={network} value={validatorStake + nominatorStake} brief />}
      figureDetail={
        <>
          total stake · {counted(nominatorCount, "nominator")}
          {pending > 0n && (
            <>
              {" "}
              · <Coins network={network} value={pending} brief /> pending
            </>
          )}
        </>
      }
      actions={<PoolLinks network={network} address={address} />}
    />
  );
}

/** What follows from the address alone. */
export function PoolHeadSkeleton({ network, address }: Omit<PoolHeadProps, "report">) {
  return (
    <>
      <Hero
        picture={<AddressShards address={address} size="hero" />}
        title="Nominator pool"
        identity={<AccountAddress network={network} address={address} />}
        badges={<Skeleton className="h-5 w-24" />}
        figure={<Skeleton className="h-9 w-48" />}
        figureDetail="total stake"
        actions={<PoolLinks network={network} address={address} />}
      />
      <PoolNav network={network} pool={address} />
    </>
  );
}
