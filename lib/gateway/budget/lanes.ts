import "server-only";
/** How urgent a call is, most urgent first. */
export const LANES = ["interactive", "panel", "prefetch", "poll"] as const;

export type Lane = (typeof LANES)[number];

interface LanePolicy {
  /** When the queue has this length, further calls are refused. */
  readonly queueLength: number;
  /** A call that would wait longer for its turn is refused at once. */
  readonly waitMs: number;
  /** The deadline of the whole call, retries included. */
  readonly timeLimitMs: number;
}

export const LANE_POLICY: Readonly<Record<Lane, LanePolicy>> = {
  // A page gives up after ten seconds: the remaining time is for the node's answer when the index gives none.
  interactive: { queueLength: 200, waitMs: 8_000, timeLimitMs: 8_000 },
  panel: { queueLength: 200, waitMs: 10_000, timeLimitMs: 10_000 },
  prefetch: { queueLength: 40, waitMs: 5_000, timeLimitMs: 15_000 },
  // A refresh that cannot start soon is useless, since the next one is due.
  poll: { queueLength: 40, waitMs: 10_000, timeLimitMs: 15_000 },
};

export function isMoreUrgent(lane: Lane, than: Lane): boolean {
  return LANES.indexOf(lane) < LANES.indexOf(than);
}
