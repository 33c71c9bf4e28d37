import type { Metadata } from "next";
import { cardUrl } from "@/app/card-url";
import { pageMetadata } from "@/app/page-metadata";
import { RefusedAddress } from "@/app/refused-address";
import { Streamed } from "@/app/streamed";
import { PoolHead, PoolHeadSkeleton } from "@/components/staking/pool-head";
import { poolProblem } from "@/lib/domain/staking/pool-profile";
import { poolTitle } from "@/lib/domain/staking/pool-title";
import { inTime } from "@/lib/loaders/request/in-time";
import { addressOf } from "@/lib/loaders/request/page-address";
import { loadPool } from "@/lib/loaders/staking/load-pool";

type Props = LayoutProps<"/[network]/pool/[address]">;

/** The name comes with a call that the page makes anyway; if that is late, the address is used instead. */
export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { network, segment, read } = await addressOf(params);
  if (!read.ok) return pageMetadata({ network, title: ["Nominator pool"], hasTabs: true });
  const report = await inTime(loadPool(network.id, read.value));
  const name = poolTitle(network, read.value, report.late ? null : report.value.profile);
  return pageMetadata({
    network,
    title: [name, "Nominator pool"],
    description: `Stake, nominators, rewards and status of a nominator pool on TON ${network.name}.`,
    card: await cardUrl(network, "pool", segment),
    hasTabs: true,
  });
}

/** Stays in place between tabs. */
export default async function PoolLayout({ params, children }: Props) {
  const { network, typed, read } = await addressOf(params);
  if (!read.ok) return <RefusedAddress title="Nominator pool" typed={typed} error={read.error} />;
  const address = read.value;
  return (
    <div className="grid grid-cols-1 gap-4 [&>*]:min-w-0">
      <Streamed
        loading={loadPool(network.id, address)}
        skeleton={<PoolHeadSkeleton network={network} address={address} />}
        problemOf={poolProblem}
      >
        {(report) => <PoolHead network={network} address={address} report={report} />}
      </Streamed>
      {children}
    </div>
  );
}
