import { Time } from "@/components/entity/time/time";
import { Section } from "@/components/ui/section";
import type { PoolPayout } from "@/lib/domain/staking/pool-payouts";
import { realisedRate } from "@/lib/domain/staking/realised-rate";
import { counted } from "@/lib/text/counted";
import { shareText } from "@/lib/ton/value/share";

interface RealisedRateCardProps {
  /** The newest first. */
  readonly payouts: readonly PoolPayout[];
  readonly isAll: boolean;
}

/** What nominators earned, as a yearly rate, with its formula. */
export function RealisedRateCard({ payouts, isAll }: RealisedRateCardProps) {
  const realised = realisedRate(payouts);
  return (
    <Section title="Realized yearly rate" aside="nominators, past rounds">
      {realised === null ? (
        <p className="text-muted">Needs two payouts; {counted(payouts.length, "payout")} loaded.</p>
      ) : (
        <>
          <p className="text-3xl font-semibold tracking-tight">{percent(realised.rate)}</p>
          <p className="mt-1 text-muted">
            <Time atMs={realised.from * 1_000} detail /> – <Time atMs={realised.until * 1_000} detail />,{" "}
            {counted(realised.payouts, "payout")}
            {!isAll && ", older ones not loaded"}
          </p>
        </>
      )}
      <p className="mt-3 text-sm text-muted">
        Σ rewards ÷ Σ (stake × time since the payout before) × 365 days. Not compounded. Past rewards say
        nothing about future ones.
      </p>
    </Section>
  );
}

function percent(rate: number): string {
  return rate < 0 ? `−${shareText(-rate)}` : shareText(rate);
}
