import { Coins } from "@/components/entity/coins";
import { ErrorNotice } from "@/components/error/error-notice";
import { PartyLink } from "@/components/transaction/list/party-link";
import { Fact, Facts } from "@/components/ui/fact-list";
import { Meter } from "@/components/ui/meter";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { PoolOverview } from "@/lib/domain/staking/pool-history";
import type { PoolProfile } from "@/lib/domain/staking/pool-profile";
import { rewardShareText } from "@/lib/domain/staking/reward-share-text";
import { numberText } from "@/lib/text/counted";
import { shareOf } from "@/lib/ton/value/share";
import { NominatorOptionsCard } from "./nominator-options-card";
import { PoolNominators } from "./pool-nominators";
import { RealisedRateCard } from "./realised-rate-card";
import { RewardCalculator } from "./reward-calculator";
import { UnknownEvents } from "./unknown-events";

interface PoolOverviewViewProps {
  readonly network: PageNetwork;
  readonly profile: PoolProfile;
  readonly overview: PoolOverview;
  /** The stake typed into the calculator. */
  readonly typedStake: string | null;
  readonly nowMs: number;
}

/** What a nominator needs to know about a pool. */
export function PoolOverviewView({ network, profile, overview, typedStake, nowMs }: PoolOverviewViewProps) {
  const { payouts, rounds, leaving, isAll, problem, unknownTypes } = overview;
  return (
    <>
      {problem !== null && <ErrorNotice error={problem} />}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 [&>*]:min-w-0">
        <NominatorOptionsCard
          network={network}
          profile={profile}
          rounds={rounds}
          lastPayout={payouts[0]?.at ?? null}
          nowMs={nowMs}
        />
        <TermsCard network={network} profile={profile} />
        <RealisedRateCard payouts={payouts} isAll={isAll} />
        <RewardCalculator network={network} profile={profile} payouts={payouts} typed={typedStake} />
      </div>
      <PoolNominators
        network={network}
        pool={profile.address}
        nominators={profile.nominators}
        leaving={leaving}
        whole={profile.validatorStake + profile.nominatorStake}
        count={profile.nominatorCount}
      />
      <UnknownEvents types={unknownTypes} />
    </>
  );
}

interface TermsCardProps {
  readonly network: PageNetwork;
  readonly profile: PoolProfile;
}

function TermsCard({ network, profile }: TermsCardProps) {
  const { validator, validatorStake, nominatorStake, pending, sent, validatorShare } = profile;
  const { nominatorCount, maxNominators, minNominatorStake, minValidatorStake } = profile;
  const whole = validatorStake + nominatorStake;
  const share = shareOf(nominatorStake, whole) ?? 0;
  return (
    <Section title="Stake and terms">
      <Facts>
        <Fact name="Validator">
          <PartyLink network={network} party={validator} />
        </Fact>
        <Fact name="Validator’s stake">
          <Coins network={network} value={validatorStake} />
        </Fact>
        <Fact name="Nominators’ stake">
          <Coins network={network} value={nominatorStake} />
          <span className="mt-1 block max-w-60">
            <Meter share={share} label="Nominators’ share of the stake" />
          </span>
        </Fact>
        {pending > 0n && (
          <Fact name="Pending deposits">
            <Coins network={network} value={pending} />
          </Fact>
        )}
        <Fact name="With the elector">
          {sent === null ? "Unknown" : <Coins network={network} value={sent} />}
        </Fact>
        <Fact name="Reward shares">
          {validatorShare === null
            ? "Unknown"
            : `${rewardShareText(validatorShare)} validator, ${rewardShareText(10_000 - validatorShare)} nominators`}
        </Fact>
        <Fact name="Nominators">
          {numberText(nominatorCount)}
          {maxNominators !== null && ` of max ${numberText(maxNominators)}`}
        </Fact>
        <Fact name="Min nominator stake">
          {minNominatorStake === null ? "Unknown" : <Coins network={network} value={minNominatorStake} />}
        </Fact>
        <Fact name="Min validator stake">
          {minValidatorStake === null ? "Unknown" : <Coins network={network} value={minValidatorStake} />}
        </Fact>
      </Facts>
    </Section>
  );
}
