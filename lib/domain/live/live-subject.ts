import type { Hash } from "../../ton/value/hash";
import type { Address } from "../../ton/address/address";

/** What a page can be told about besides new blocks: a watched account, what is pending of an account, a pending message. */
export type LiveSubject = `account:${string}` | `pending:${string}` | `message:${string}`;

/** The most that one page is told about. */
export const LIVE_LIMITS = { account: 100, pending: 10, message: 10 } as const;
export type LiveKind = keyof typeof LIVE_LIMITS;
export const LIVE_KINDS: readonly LiveKind[] = ["account", "pending", "message"];

export const accountSubject = (address: string): LiveSubject => `account:${address}`;
export const pendingSubject = (address: Address): LiveSubject => `pending:${address}`;
export const messageSubject = (hash: Hash): LiveSubject => `message:${hash}`;

/** As the feed's URL has them, as far as one page is told about them. */
export function liveQuery(subjects: Iterable<LiveSubject>): string {
  const query = new URLSearchParams();
  for (const subject of [...subjects].sort()) {
    const kind = kindOf(subject);
    if (query.getAll(kind).length < LIVE_LIMITS[kind]) query.append(kind, idOf(subject));
  }
  return query.toString();
}

export function kindOf(subject: LiveSubject): LiveKind {
  return LIVE_KINDS.find((kind) => subject.startsWith(`${kind}:`)) ?? "account";
}

export function idOf(subject: LiveSubject): string {
  return subject.slice(subject.indexOf(":") + 1);
}

/** Nothing is pending, or the message has not been seen. */
export const NOTHING_PENDING = "none";
