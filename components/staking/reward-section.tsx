import { ErrorNotice } from "@/components/error/error-notice";
import { Section } from "@/components/ui/section";
import { LazyStakeRewardChart } from "./lazy-staking-charts";
import type { StakeRewardChartProps } from "./stake-reward-chart";

/** The rewards of one side in a pool: the chart, that there are none, or why they are unknown. */
export function RewardSection(props: StakeRewardChartProps) {
  const { rewards, problem } = props.of;
  if (problem === null && rewards.length > 0) return <LazyStakeRewardChart {...props} />;
  return (
    <Section title="Rewards">
      {problem === null ? <p className="text-muted">No rewards yet</p> : <ErrorNotice error={problem} />}
    </Section>
  );
}
