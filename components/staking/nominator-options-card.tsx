import { Coins } from "@/components/entity/coins";
import { Countdown } from "@/components/entity/time/countdown";
import { Time } from "@/components/entity/time/time";
import { Fact, Facts } from "@/components/ui/fact-list";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { DEPOSIT_FEE, nominatorOptions } from "@/lib/domain/staking/nominator-options";
import type { PoolProfile } from "@/lib/domain/staking/pool-profile";
import { openRound, type OpenRound, type StakedRound } from "@/lib/domain/staking/staked-round";

interface NominatorOptionsCardProps {
  readonly network: PageNetwork;
  readonly profile: PoolProfile;
  readonly rounds: readonly StakedRound[];
  /** Unix seconds. */
  readonly lastPayout: number | null;
  readonly nowMs: number;
}

const DEPOSITS = {
  "next-stake": "Possible. Joins the next stake.",
  "after-return": "Possible. Pending until the stake is returned, then joins the next round.",
  unknown: "Unknown: the pool is in a state that its contract does not have.",
} as const;

const WITHDRAWALS = {
  "at-once": "Paid at once, if the pool has the coins.",
  "after-return": "Can be requested now, paid once the stake is returned.",
  unknown: "Unknown: the pool is in a state that its contract does not have.",
} as const;

/** What a nominator can do with a pool in its present state. */
export function NominatorOptionsCard({
  network,
  profile,
  rounds,
  lastPayout,
  nowMs,
}: NominatorOptionsCardProps) {
  const { deposit, withdrawal, isFull } = nominatorOptions(profile);
  const { minNominatorStake, phase } = profile;
  // A stake that was just sent is for a round that is not listed yet.
  const round = phase.is === "staked" ? openRound(rounds, lastPayout, Math.floor(nowMs / 1_000)) : null;
  return (
    <Section title="For nominators now">
      <Facts>
        <Fact name="Deposit">
          <p>{isFull ? "Existing nominators only: all places are taken." : DEPOSITS[deposit]}</p>
          {isFull && deposit !== "unknown" && <p className="text-muted">{DEPOSITS[deposit]}</p>}
          <p className="text-muted">
            Transfer with the comment <code className="font-mono">d</code> from a basechain wallet, plus a fee
            of <Coins network={network} value={DEPOSIT_FEE} />
            {minNominatorStake !== null && (
              <>
                ; at least <Coins network={network} value={minNominatorStake} /> in total
              </>
            )}
            .
          </p>
        </Fact>
        <Fact name="Withdrawal">
          <p>{WITHDRAWALS[withdrawal]}</p>
          <p className="text-muted">
            Always the whole stake. Transfer of about <Coins network={network} value={DEPOSIT_FEE} /> for gas
            with the comment <code className="font-mono">w</code>; the excess is returned.
          </p>
        </Fact>
        {round === null ? (
          <Fact name="Next payout">
            {phase.is === "idle"
              ? "None before the next stake."
              : "Unknown: no elected round with this stake yet."}
          </Fact>
        ) : (
          <RoundFacts network={network} round={round} nowMs={nowMs} />
        )}
        <Fact name="Last payout">
          {lastPayout === null ? "None loaded" : <Time atMs={lastPayout * 1_000} detail />}
        </Fact>
      </Facts>
    </Section>
  );
}

interface RoundFactsProps {
  readonly network: PageNetwork;
  readonly round: OpenRound;
  readonly nowMs: number;
}

function RoundFacts({ network, round: { start, end, returned, stake, stage }, nowMs }: RoundFactsProps) {
  return (
    <>
      <Fact name="Round">
        {stage === "elected" && (
          <>
            Starts <Time atMs={start * 1_000} detail />
          </>
        )}
        {stage === "validating" && (
          <>
            Validating, ends in <Countdown endMs={end * 1_000} serverNowMs={nowMs} />
          </>
        )}
        {(stage === "held" || stage === "returnable") && (
          <>
            Ended <Time atMs={end * 1_000} detail />
          </>
        )}
        {stake !== null && (
          <span className="block text-muted">
            with <Coins network={network} value={stake} brief />
          </span>
        )}
      </Fact>
      <Fact name="Next payout">
        {returned === null ? (
          "Unknown: how long stakes are held is not given."
        ) : stage === "returnable" ? (
          <>
            The stake can be returned since <Time atMs={returned * 1_000} detail />
          </>
        ) : (
          <>
            Not before <Time atMs={returned * 1_000} detail />, when the stake is released
          </>
        )}
      </Fact>
    </>
  );
}
