import { accountIdOf, type Address } from "@/lib/ton/address/address";
import type { SubmitVerdict } from "../chain";
import type { ExecutionRefusal } from "./machine";

const UNAPPLIED = "cannot apply external message to current state : ";
const UNACCEPTED = `${UNAPPLIED}External message was not accepted\nCannot run message on account: `;

type Refusal = Extract<SubmitVerdict, { kind: "refused" }>;

export function unreadable(reason: string): Refusal {
  return { kind: "refused", reason: UNAPPLIED + reason, exitCode: null };
}

export function missingAccount(): Refusal {
  return unreadable("Failed to unpack account state");
}

function logOf(log: string): string {
  return log === "" ? "" : `\nVM Log (truncated):\n...${log}`;
}

/** The reason as a node words it for a message that made no transaction. */
export function rejected(address: Address, { error, exitCode, steps, log }: ExecutionRefusal): Refusal {
  const account = accountIdOf(address);
  if (exitCode === null && error.includes("before smart-contract execution")) {
    const reason = `inbound external message rejected by account ${account} before smart-contract execution`;
    return { kind: "refused", reason: UNACCEPTED + reason, exitCode };
  }
  const ran = `exitcode=${exitCode ?? 0}, steps=${steps}, gas_used=0`;
  const reason = `inbound external message rejected by transaction ${account}:\n${ran}${logOf(log)}`;
  return { kind: "refused", reason: UNACCEPTED + reason, exitCode };
}
