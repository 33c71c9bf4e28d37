import { AccountAddress } from "@/components/entity/account-address";
import { AddressLink } from "@/components/entity/address-link";
import { AddressShards } from "@/components/entity/address-shards";
import { RefreshedError } from "@/components/error/refreshed-error";
import { Hero } from "@/components/ui/hero";
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
  const problem = multisigProblem(report);
  return (
    <div className="card">
      <h1 className="text-xl font-semibold">Multisig</h1>
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
export function MultisigHeadSkeleton({ network, address }: Pick<MultisigHeadProps, "network" | "address">) {
  return (
    <Hero
      picture={<AddressShards address={address} size="hero" />}
      title="Multisig"
      identity={<AccountAddress network={network} address={address} />}
      figure={<Skeleton className="h-9 w-32" />}
      figureDetail="approvals"
    />
  );
}
