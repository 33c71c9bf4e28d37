import { MissingContract } from "@/components/account/missing-contract";
import { AccountAddress } from "@/components/entity/account-address";
import { TokenMark } from "@/components/entity/face/token-mark";
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
  return (
    <MissingContract network={network} address={master} title="Jetton" problem={jettonProblem(report)} />
  );
}

/** What follows from the address alone. */
export function JettonHeadSkeleton({ network, master }: Omit<JettonHeadProps, "report">) {
  return (
    <Hero
      picture={<TokenMark master={master} symbol="" size="hero" />}
      title="Jetton"
      identity={<AccountAddress network={network} address={master} />}
      badges={<Skeleton className="h-5 w-48 max-sm:h-11.5" />}
      figure={<Skeleton className="h-9 w-48 max-sm:h-18 md:ms-auto" />}
      figureDetail={<span className="block min-h-11">supply</span>}
    >
      <Skeleton className="my-1 h-3 w-80" />
    </Hero>
  );
}
