import { Badge, type Tone } from "@/components/ui/badge";
import { phaseName, type PoolPhase } from "@/lib/domain/staking/pool-phase";

const TONES_OF_PHASES: Readonly<Record<PoolPhase["is"], Tone>> = {
  idle: "neutral",
  sent: "info",
  staked: "positive",
  unknown: "warning",
};

export function PoolPhaseBadge({ phase }: { readonly phase: PoolPhase }) {
  return <Badge tone={TONES_OF_PHASES[phase.is]}>{phaseName(phase)}</Badge>;
}
