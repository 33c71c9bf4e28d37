/** The types of events in pools, as the service calls them, and what people call them. */
const NOMINATOR_EVENT_NAMES: ReadonlyMap<string, string> = new Map([
  ["reward", "Reward"],
  ["deposit", "Deposit"],
  ["withdrawal", "Withdrawal"],
  ["pending_deposit_activation", "Pending deposit activated"],
  ["withdrawal_request", "Withdrawal requested"],
]);

const VALIDATOR_EVENT_NAMES: ReadonlyMap<string, string> = new Map([
  ["reward", "Reward"],
  ["penalty", "Penalty"],
  ["deposit", "Deposit"],
  ["withdrawal", "Withdrawal"],
]);

/** Null for a type that is not known here: then the service's own word is shown, and that it is unknown. */
export function stakingEventName(type: string, of: "nominator" | "validator"): string | null {
  return (of === "nominator" ? NOMINATOR_EVENT_NAMES : VALIDATOR_EVENT_NAMES).get(type) ?? null;
}
