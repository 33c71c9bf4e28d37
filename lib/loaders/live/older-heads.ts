import "server-only";
import type { Clock } from "../../gateway/gateway-clock";

/** An instance that is behind catches up within this time; an older block after it is that of a network that was reset. */
const BEHIND_MS = 60_000;

/**
 * With several instances, a browser may reconnect to one that is behind the previous one. Returns whether a block is
 * older than those that the client has seen.
 */
export function olderThan(lastSeqno: number | null, clock: Clock): (seqno: number) => boolean {
  let seen = lastSeqno;
  const untilMs = clock.now() + BEHIND_MS;
  return (seqno) => {
    if (seen !== null && (seqno >= seen || clock.now() >= untilMs)) seen = null;
    return seen !== null;
  };
}
