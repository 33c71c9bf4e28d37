/** The service's types of pool events, and their common names. */
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

/** Null for an unknown type: then the service's own word is shown and marked as unknown. */
export function stakingEventName(type: string, of: "nominator" | "validator"): string | null {
  return (of === "nominator" ? NOMINATOR_EVENT_NAMES : VALIDATOR_EVENT_NAMES).get(type) ?? null;
}
