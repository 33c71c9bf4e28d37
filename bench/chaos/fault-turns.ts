import type { Fault } from "../../e2e/upstream/fault";
import { shuffled } from "./seeded-random";

/** Each way in which a service fails by itself, independent of the request. */
export const UPSTREAM_FAULTS: readonly { readonly name: string; readonly fault: Fault }[] = [
  { name: "429", fault: { kind: "status", status: 429, retryAfter: 1 } },
  { name: "500", fault: { kind: "status", status: 500 } },
  { name: "503", fault: { kind: "status", status: 503 } },
  { name: "hang", fault: { kind: "hang" } },
  { name: "slow", fault: { kind: "delay", ms: 1_500 } },
  { name: "reset", fault: { kind: "drop" } },
  { name: "cut", fault: { kind: "cut" } },
  { name: "page of HTML", fault: { kind: "notJson", status: 200 } },
  { name: "garbage", fault: { kind: "wrongType", path: "", value: { junk: true } } },
  { name: "huge", fault: { kind: "huge", bytes: 40_000_000 } },
  { name: "404 of a proxy", fault: { kind: "notJson", status: 404 } },
  { name: "422 of a proxy", fault: { kind: "foreign", status: 422, body: { detail: "unprocessable" } } },
  { name: "401 of a proxy", fault: { kind: "foreign", status: 401, body: { message: "sign in" } } },
];

/** Faults of Redis: killed and restarted, or suspended with its connections open. */
export const REDIS_FAULTS = ["killed", "asleep"] as const;

export interface Turn<T> {
  readonly atMs: number;
  readonly what: T;
}

interface Rhythm {
  readonly forMs: number;
  /** Bounds of the length of each fault, and of the pause after it. */
  readonly turnMs: readonly [number, number];
  readonly restMs: readonly [number, number];
}

/** A schedule of faults, with null where each ends. All of them occur before one repeats, and the last ends in time. */
export function turnsOf<T>(
  what: readonly T[],
  { forMs, turnMs, restMs }: Rhythm,
  random: () => number,
): readonly Turn<T | null>[] {
  const between = ([least, most]: readonly [number, number]) => least + random() * (most - least);
  const turns: Turn<T | null>[] = [];
  let waiting: readonly T[] = [];
  for (let atMs = between(restMs); ; atMs += between(restMs)) {
    const length = between(turnMs);
    if (atMs + length > forMs) return turns;
    if (waiting.length === 0) waiting = shuffled(what, random);
    const [next, ...others] = waiting;
    if (next === undefined) return turns;
    waiting = others;
    turns.push({ atMs, what: next }, { atMs: atMs + length, what: null });
    atMs += length;
  }
}
