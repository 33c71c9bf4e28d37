import { ErrorNotice } from "@/components/error/error-notice";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { PoolHistory } from "@/lib/domain/staking/pool-history";
import type { Address } from "@/lib/ton/address/address";
import { LazyPayoutChart } from "./lazy-staking-charts";
import { RealisedRateCard } from "./realised-rate-card";
import { UnknownEvents } from "./unknown-events";

interface PoolRewardsViewProps {
  readonly network: PageNetwork;
  readonly pool: Address;
  readonly history: PoolHistory;
}

/** What a pool paid out, round by round. */
export function PoolRewardsView({ network, pool, history }: PoolRewardsViewProps) {
  const { payouts, isAll, problem, unknownTypes } = history;
  return (
    <>
      {problem !== null && <ErrorNotice error={problem} />}
      {payouts.length > 0 ? (
        <LazyPayoutChart network={network} pool={pool} payouts={payouts} isAll={isAll} />
      ) : (
        problem === null && (
          <Section title="Reward per round">
            <p className="text-muted">No payouts yet</p>
          </Section>
        )
      )}
      <RealisedRateCard payouts={payouts} isAll={isAll} />
      <UnknownEvents types={unknownTypes} />
    </>
  );
}
