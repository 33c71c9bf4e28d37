import { RefreshedError } from "@/components/error/refreshed-error";
import { AccountAddress } from "@/components/entity/account-address";
import { AddressLink } from "@/components/entity/address-link";
import { TokenMark } from "@/components/entity/token-mark";
import { Hero } from "@/components/ui/hero";
import { Skeleton } from "@/components/ui/skeleton";
import { jettonProblem, type JettonReport } from "@/lib/domain/jetton/jetton-profile";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { JettonHero } from "./jetton-hero";

interface JettonHeadProps {
  readonly network: PageNetwork;
  readonly master: Address;
  readonly report: JettonReport;
}

export function JettonHead({ network, master, report }: JettonHeadProps) {
  if (report.profile !== null)
    return <JettonHero network={network} master={master} profile={report.profile} />;
  const problem = jettonProblem(report);
  return (
    <div className="card">
      <h1 className="text-xl font-semibold">Jetton</h1>
      <p className="mb-4">
        <AccountAddress network={network} address={master} />
      </p>
      {problem !== null && <RefreshedError error={problem} />}
      <p className="mt-4">
        See it as an account: <AddressLink network={network} address={master} copy={false} />
      </p>
    </div>
  );
}

/** What follows from the address alone. */
export function JettonHeadSkeleton({ network, master }: Omit<JettonHeadProps, "report">) {
  return (
    <Hero
      picture={<TokenMark master={master} symbol="" size="hero" />}
      title="Jetton"
      identity={<AccountAddress network={network} address={master} />}
      badges={<Skeleton className="h-5 w-48" />}
      figure={<Skeleton className="h-9 w-48" />}
      figureDetail="supply"
    />
  );
}
