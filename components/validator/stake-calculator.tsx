import { Coins } from "@/components/entity/coins";
import { ErrorNotice } from "@/components/error/error-notice";
import { Badge } from "@/components/ui/badge";
import { DataTable, type Column } from "@/components/ui/data-table";
import { Fact, Facts } from "@/components/ui/fact-list";
import { ApplyButton, TextField } from "@/components/ui/filter-fields";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { ForecastReward, StakeForecast } from "@/lib/domain/validator/stake-forecast";
import type { ForecastReport } from "@/lib/domain/validator/validator-report";
import { stakeCalculatorPath } from "@/lib/paths";
import { shareText } from "@/lib/ton/value/share";
import { FactorText, RoundLink } from "./validator-cells";

interface StakeCalculatorProps {
  readonly network: PageNetwork;
  readonly report: ForecastReport;
  /** The form's input, as typed. */
  readonly typed: (name: "stake" | "factor") => string | null;
}

/** The outcome of an imagined stake. A plain GET form: it works without scripts. */
export function StakeCalculator({ network, report, typed }: StakeCalculatorProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <form
        action={stakeCalculatorPath(network)}
        aria-label="Stake calculator"
        className="grid max-w-2xl items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <TextField
          name="stake"
          label={`Stake, ${network.coin}`}
          value={typed("stake") ?? report.suggested.stake}
        />
        <TextField name="factor" label="Max factor" value={typed("factor") ?? report.suggested.factor} />
        <ApplyButton label="Calculate" />
      </form>
      {report.problem !== null && <ErrorNotice error={report.problem} />}
      {report.forecast !== null && (
        <ForecastView network={network} forecast={report.forecast} currentElection={report.currentElection} />
      )}
      {report.problem === null && report.forecast === null && (
        <p className="text-muted">
          Too little is known of the round, or too little is staked, for an election to be computed.
        </p>
      )}
      <Formulas />
    </div>
  );
}

interface ForecastViewProps {
  readonly network: PageNetwork;
  readonly forecast: StakeForecast;
  /** The election of the round that validates now. */
  readonly currentElection: number | null;
}

function ForecastView({ network, forecast, currentElection }: ForecastViewProps) {
  const { own, isElected, effective, least, total, share, rewards } = forecast;
  return (
    <>
      <Facts>
        <Fact name="Result">
          {isElected ? <Badge tone="positive">Elected</Badge> : <Badge tone="warning">Not elected</Badge>}
        </Fact>
        <Fact name="Stake">
          <Coins network={network} value={own.stake} /> · max factor{" "}
          <FactorText factor={own.maxFactor / 65_536} />
        </Fact>
        <Fact name="Effective stake">
          <Coins network={network} value={effective} />
        </Fact>
        <Fact name="Returned at once">
          <Coins network={network} value={own.stake - effective} />
        </Fact>
        <Fact name="Smallest elected stake">
          <Coins network={network} value={least} />
        </Fact>
        <Fact name="Total effective stake">
          <Coins network={network} value={total} />
        </Fact>
        <Fact name="Share of weight">{shareText(share)}</Fact>
      </Facts>
      {rewards.length === 0 ? (
        <p className="text-muted">The elector does not report what rounds have earned.</p>
      ) : (
        <section aria-label="Rewards with this share">
          <h2 className="mb-2 font-semibold">Rewards with this share</h2>
          <DataTable
            caption="Rewards of rounds whose stakes the elector still holds, and the part of this stake"
            columns={rewardColumns(network, currentElection)}
            rows={rewards}
            idOf={({ election }) => String(election)}
          />
        </section>
      )}
    </>
  );
}

function rewardColumns(
  network: PageNetwork,
  currentElection: number | null,
): readonly Column<ForecastReward>[] {
  return [
    {
      title: "Round from",
      phone: "lead",
      cell: ({ election }) => <RoundLink network={network} since={election} />,
    },
    {
      title: "Status",
      phone: "detail",
      cell: ({ election }) => {
        if (election === currentElection) return <Badge tone="info">So far</Badge>;
        // The elector lists a round once its election has closed, hours before it begins.
        const isNext = currentElection !== null && election > currentElection;
        return <Badge>{isNext ? "Not begun" : "Finished"}</Badge>;
      },
    },
    {
      title: "Rewards of the round",
      numeric: true,
      phone: "aside",
      cell: ({ reward }) => <Coins network={network} value={reward} brief />,
    },
    {
      title: "Part of this stake",
      numeric: true,
      phone: "value",
      cell: ({ own }) => <Coins network={network} value={own} brief />,
    },
  ];
}

const FORMULAS = [
  ["Effective stake", "min(stake, max factor × smallest elected stake)"],
  ["Share of weight", "effective stake ÷ total effective stake"],
  ["Reward", "rewards of the round × share of weight"],
] as const;

function Formulas() {
  return (
    <section aria-label="Formulas">
      <h2 className="mb-2 font-semibold">Formulas</h2>
      <Facts>
        {FORMULAS.map(([name, formula]) => (
          <Fact key={name} name={name}>
            {formula}
          </Fact>
        ))}
      </Facts>
      <p className="mt-3 text-sm text-muted">
        Arithmetic, not a forecast: this stake is added to those of the current round, and the elector’s own
        rules choose the number of validators with which most stake counts. Rewards are those of past rounds.
        Fines and the shares of pools are not included.
      </p>
    </section>
  );
}
