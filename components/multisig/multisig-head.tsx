import { MissingContract } from "@/components/account/missing-contract";
import { AccountAddress } from "@/components/entity/account-address";
import { AddressShards } from "@/components/entity/face/address-shards";
import { Hero } from "@/components/ui/hero";
import { Section } from "@/components/ui/section";
import { Skeleton } from "@/components/ui/skeleton";
import { multisigProblem, type MultisigReport } from "@/lib/domain/multisig/multisig-profile";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { MultisigOverview } from "./multisig-overview";
import { OrderOverview } from "./order-overview";

interface MultisigHeadProps {
  readonly network: PageNetwork;
  readonly address: Address;
  readonly report: MultisigReport;
  readonly nowMs: number;
}

/** A multisig, an order of one, or why there is neither. */
export function MultisigHead({ network, address, report, nowMs }: MultisigHeadProps) {
  const { profile } = report;
  if (profile?.is === "multisig") return <MultisigOverview network={network} multisig={profile} />;
  if (profile?.is === "order") return <OrderOverview network={network} order={profile} nowMs={nowMs} />;
  return (
    <MissingContract network={network} address={address} title="Multisig" problem={multisigProblem(report)} />
  );
}

/** What follows from the address alone. */
export function MultisigHeadSkeleton({ network, address }: Pick<MultisigHeadProps, "network" | "address">) {
  return (
    <>
      <Hero
        picture={<AddressShards address={address} size="hero" />}
        title="Multisig"
        identity={<AccountAddress network={network} address={address} />}
        badges={<Skeleton className="h-5 w-32" />}
        figure={<Skeleton className="h-9 w-32 md:ms-auto" />}
        figureDetail="approvals"
        actions={<div className="h-8.5" />}
      />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 [&>*]:min-w-0">
        <Section title="Signers">
          <div className="grid gap-2">
            <Skeleton className="my-1 h-3 w-48" />
            <Skeleton className="my-1 h-3 w-48" />
            <Skeleton className="my-1 h-3 w-48" />
          </div>
        </Section>
        <Section title="Proposers">
          <Skeleton className="my-1 h-3 w-48" />
        </Section>
      </div>
    </>
  );
}
