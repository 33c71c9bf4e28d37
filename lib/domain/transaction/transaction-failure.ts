import { explainExitCode } from "../../ton/contract/exit-code";
import type { TransactionOutcome } from "./transaction-outcome";

const NOT_RUN: Readonly<Record<string, string>> = {
  no_state: "no contract there",
  bad_state: "wrong StateInit",
  no_gas: "no gas",
  suspended: "address suspended",
};

/**
 * Why no code ran. The index calls such a transaction aborted, but plain transfers of coins look like this too.
 */
export function skippedOf({ compute_ph: compute }: TransactionOutcome): string | null {
  if (compute?.skipped !== true) return null;
  const reason = compute.reason ?? "";
  return NOT_RUN[reason] ?? (reason === "" ? "unknown reason" : reason);
}

/** Phases in the order in which they run: the first one that failed is the reason. */
export function failureOf({
  aborted,
  compute_ph: compute,
  action,
  bounce,
}: TransactionOutcome): string | null {
  if (compute?.skipped === true) return bounce?.type === "ok" ? "bounced" : null;
  if (compute?.success === false) return reasonOf("exit code", compute.exit_code, "compute");
  if (action?.success === false) return reasonOf("action result", action.result_code, "action");
  return aborted === true ? "aborted" : null;
}

function reasonOf(what: string, code: number | null, phase: "compute" | "action"): string {
  if (code === null) return `${phase} phase`;
  return explainExitCode(code, phase)?.name ?? `${what} ${code}`;
}
