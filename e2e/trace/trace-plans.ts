import type { Plan } from "../../testing/domain/trace/test-trace-json";

/** Shapes of traces, for browser tests and benchmarks. */

export const START: Plan = { parent: null, account: 0, fees: 1_000_000n };

export function thousandSteps(): readonly Plan[] {
  return Array.from({ length: 1_000 }, (_, place) =>
    place === 0 ? START : { parent: Math.floor((place - 1) / 3), account: place % 90, value: BigInt(place) },
  );
}

/** 1,000 transactions, the first of which sends as many messages as possible. */
export function wideTrace(): readonly Plan[] {
  return Array.from({ length: 1_000 }, (_, place) =>
    place === 0
      ? START
      : {
          parent: place < 255 ? 0 : Math.floor((place - 255) / 3) + 1,
          account: place % 90,
          value: BigInt(place),
        },
  );
}
