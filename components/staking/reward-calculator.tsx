import { Coins } from "@/components/entity/coins";
import { ApplyButton, TextField } from "@/components/ui/filter-fields";
import { Fact, Facts } from "@/components/ui/fact-list";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { PoolPayout } from "@/lib/domain/staking/pool-payouts";
import type { PoolProfile } from "@/lib/domain/staking/pool-profile";
import { rewardForecast } from "@/lib/domain/staking/reward-forecast";
import { readStake } from "@/lib/domain/staking/read-stake";
import { poolPath } from "@/lib/paths";
import { counted } from "@/lib/text/counted";

interface RewardCalculatorProps {
  readonly network: PageNetwork;
  readonly profile: PoolProfile;
  readonly payouts: readonly PoolPayout[];
  /** The content of the field; null if nothing was typed. */
  readonly typed: string | null;
}

const ONE_COIN = 1_000_000_000n;

/** What a stake would have earned according to the last payouts. A plain GET form: it works without scripts. */
export function RewardCalculator({ network, profile, payouts, typed }: RewardCalculatorProps) {
  const smallest = profile.minNominatorStake ?? ONE_COIN;
  const stake = typed === null ? smallest : readStake(typed);
  const forecast = stake === null ? null : rewardForecast(payouts, stake);
  return (
    <Section title="What if" aside="arithmetic, not a forecast">
      <form
        action={poolPath(network, profile.address)}
        aria-label="Reward of a stake"
        className="mb-3 grid max-w-md grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
      >
        <TextField
          name="stake"
          label={`Stake, ${network.coin}`}
          value={typed ?? String(smallest / ONE_COIN)}
        />
        <ApplyButton label="Calculate" />
      </form>
      {stake === null ? (
        <p className="text-negative">Not an amount. Digits with a decimal point, at most nine decimals.</p>
      ) : forecast === null ? (
        <p className="text-muted">No payout to calculate with.</p>
      ) : (
        <Facts>
          <Fact name="If the pool’s reward stays the same">
            <Coins network={network} value={forecast.unchanged} /> per round
            <span className="block text-sm text-muted">reward × stake ÷ (nominators’ stake + stake)</span>
          </Fact>
          <Fact name="If the reward grows with the stake">
            <Coins network={network} value={forecast.proportional} /> per round
            <span className="block text-sm text-muted">reward × stake ÷ nominators’ stake</span>
          </Fact>
        </Facts>
      )}
      {forecast !== null && (
        <p className="mt-3 text-sm text-muted">
          Nominators’ reward and stake: averages of the last {counted(forecast.payouts, "payout")}. A pool
          stakes in every other round.
        </p>
      )}
    </Section>
  );
}
