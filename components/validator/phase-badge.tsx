import { Badge, type Tone } from "@/components/ui/badge";
import type { ElectionState, RoundPhase } from "@/lib/domain/validator/validator-list-rows";

const PHASES: Readonly<Record<RoundPhase, readonly [name: string, tone: Tone]>> = {
  next: ["Elected", "info"],
  current: ["Validating", "positive"],
  past: ["Finished", "neutral"],
};

export function PhaseBadge({ phase }: { readonly phase: RoundPhase }) {
  const [name, tone] = PHASES[phase];
  return <Badge tone={tone}>{name}</Badge>;
}

const STATES: Readonly<Record<ElectionState, readonly [name: string, tone: Tone]>> = {
  open: ["Open", "info"],
  closed: ["Closed", "warning"],
  finished: ["Finished", "positive"],
  failed: ["Failed: too little stake", "negative"],
};

export function ElectionBadge({ state }: { readonly state: ElectionState }) {
  const [name, tone] = STATES[state];
  return <Badge tone={tone}>{name}</Badge>;
}
