import type { Plan } from "../../testing/domain/trace/test-trace-json";

/** Shapes of traces, for browser tests and benchmarks. */

export const START: Plan = { parent: null, account: 0, fees: 1_000_000n };

/** A transaction that sends as many messages as possible. */
export function fanOut(): readonly Plan[] {
  return Array.from({ length: 255 }, (_, place) =>
    place === 0 ? START : { parent: 0, account: place, value: BigInt(place) },
  );
}

export function thousandSteps(): readonly Plan[] {
  return Array.from({ length: 1_000 }, (_, place) =>
    place === 0 ? START : { parent: Math.floor((place - 1) / 3), account: place % 90, value: BigInt(place) },
  );
}
