import "server-only";
/** What waits for an answer, most urgent first. */
export const LANES = ["person", "panel", "prefetch", "poll"] as const;

export type Lane = (typeof LANES)[number];

interface LanePolicy {
  /** More than this many do not queue up. */
  readonly queueLength: number;
  /** Who would wait longer for a turn is told so at once. */
  readonly waitMs: number;
  /** All of it, retries included, has to be over by then. */
  readonly patienceMs: number;
}

export const LANE_POLICY: Readonly<Record<Lane, LanePolicy>> = {
  person: { queueLength: 200, waitMs: 8_000, patienceMs: 20_000 },
  panel: { queueLength: 200, waitMs: 10_000, patienceMs: 20_000 },
  prefetch: { queueLength: 40, waitMs: 5_000, patienceMs: 15_000 },
  // A refresh that cannot start soon is not worth having: the next one is due.
  poll: { queueLength: 40, waitMs: 10_000, patienceMs: 15_000 },
};

export function isMoreUrgent(lane: Lane, than: Lane): boolean {
  return LANES.indexOf(lane) < LANES.indexOf(than);
}
