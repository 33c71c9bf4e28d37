import type { Fault } from "../../e2e/upstream/fault";
import { shuffled } from "./seeded-random";

/** Each way in which a service fails by itself, without having anything to say about what it was asked. */
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

/** What happens to Redis: killed and started again, or asleep while it holds its connections. */
export const REDIS_FAULTS = ["killed", "asleep"] as const;

export interface Turn<T> {
  readonly atMs: number;
  readonly what: T;
}

interface Rhythm {
  readonly forMs: number;
  /** Each lasts between these, and so does the rest after it. */
  readonly turnMs: readonly [number, number];
  readonly restMs: readonly [number, number];
}

/**
 * Turns of trouble, with null where each ends. All of them come before one comes again, and the last is over in the end.
 */
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
