import type { Hash } from "../../ton/value/hash";
import type { Address } from "../../ton/address/address";

/**
 * What a page can subscribe to besides new blocks: a watched account, what is pending for an account, a pending
 * message.
 */
export type LiveSubject = `account:${string}` | `pending:${string}` | `message:${string}`;

/** The most subjects of one page. */
export const LIVE_LIMITS = { account: 100, pending: 10, message: 10 } as const;
export type LiveKind = keyof typeof LIVE_LIMITS;
export const LIVE_KINDS: readonly LiveKind[] = ["account", "pending", "message"];

export const accountSubject = (address: string): LiveSubject => `account:${address}`;
export const pendingSubject = (address: Address): LiveSubject => `pending:${address}`;
export const messageSubject = (hash: Hash): LiveSubject => `message:${hash}`;

/** The subjects as the feed's URL lists them, up to the limits of one page. */
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
