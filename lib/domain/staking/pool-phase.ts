/** The state of a pool's stake. */
export type PoolPhase =
  | { readonly is: "idle" | "sent" | "staked" }
  /** A number that the contract does not define. */
  | { readonly is: "unknown"; readonly number: number };

/** As the contract numbers them. */
const PHASES = ["idle", "sent", "staked"] as const;

export function poolPhase(number: number): PoolPhase {
  const is = PHASES[number];
  return is === undefined ? { is: "unknown", number } : { is };
}

export const PHASE_NAMES: Readonly<Record<PoolPhase["is"], string>> = {
  idle: "Not staked",
  sent: "Stake sent to the elector",
  staked: "Staked",
  unknown: "Unknown state",
};

export function phaseName(phase: PoolPhase): string {
  return phase.is === "unknown" ? `${PHASE_NAMES.unknown} ${phase.number}` : PHASE_NAMES[phase.is];
}
