import type { SendOutcome } from "@/lib/domain/send/send-report";
import { currentTimeMs } from "@/lib/browser/server-time";
import type { Hash } from "@/lib/ton/value/hash";

/** What this tab has sent, so that a reload does not offer to send it again. */
export interface KeptReport {
  readonly outcome: Exclude<SendOutcome, "refused">;
  readonly atMs: number;
}

const keyOf = (network: string, hash: Hash) => `sent:${network}:${hash}`;

export function keepReport(network: string, hash: Hash, { outcome, atMs }: KeptReport): void {
  try {
    sessionStorage.setItem(keyOf(network, hash), `${outcome} ${atMs}`);
  } catch {
    // Storage can be forbidden; the server remembers too.
  }
}

export function keptText(network: string, hash: Hash): string {
  try {
    return sessionStorage.getItem(keyOf(network, hash)) ?? "";
  } catch {
    return "";
  }
}

export function readKept(text: string): KeptReport | null {
  const [outcome, at] = text.split(" ");
  const atMs = Number(at);
  if ((outcome !== "sent" && outcome !== "unknown") || !Number.isSafeInteger(atMs)) return null;
  return { outcome, atMs };
}

/** The report for a message that was sent without getting an answer. */
export function uncertainReport(): KeptReport {
  return { outcome: "unknown", atMs: currentTimeMs() };
}
