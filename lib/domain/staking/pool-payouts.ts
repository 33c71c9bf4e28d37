import type { Hash } from "../../ton/value/hash";
import type { NominatorEvent, PoolValidatorEvent } from "../../toncenter/v3/staking-rows";

/** What a pool distributed when its stake came back from a round. */
export interface PoolPayout {
  readonly transaction: Hash;
  readonly lt: bigint;
  /** Unix seconds. */
  readonly at: number;
  /** The start of the round; null if the service does not report it. */
  readonly round: number | null;
  /** Below zero where the pool was fined; null where its events were not loaded. */
  readonly validator: bigint | null;
  readonly nominators: bigint;
  /** The nominators' stakes together; null if there is no reward to derive it from. */
  readonly stake: bigint | null;
}

/** Events of one list, the newest first. */
interface LoadedEvents<E> {
  readonly rows: readonly E[];
  /** Whether there are no older ones. */
  readonly isAll: boolean;
}

type Part = Omit<PoolPayout, "transaction">;

/** The payouts of a pool, the newest first: events of one transaction are one payout. */
export function payoutsOf(
  ofNominators: LoadedEvents<NominatorEvent>,
  ofValidator: LoadedEvents<PoolValidatorEvent> | null,
): readonly PoolPayout[] {
  const payouts = new Map<Hash, Part>();
  for (const event of ofNominators.rows) {
    if (event.type !== "reward") continue;
    const before = payouts.get(event.tx_hash);
    const staked = event.balance_before ?? event.balance_after;
    payouts.set(event.tx_hash, {
      lt: event.tx_lt,
      at: event.utime,
      round: null,
      validator: null,
      nominators: (before?.nominators ?? 0n) + event.amount,
      stake: staked === null || before?.stake === null ? null : (before?.stake ?? 0n) + staked,
    });
  }
  for (const event of ofValidator?.rows ?? []) {
    const sign = VALIDATOR_SIGNS.get(event.type);
    if (sign === undefined) continue;
    const before = payouts.get(event.tx_hash);
    payouts.set(event.tx_hash, {
      lt: event.tx_lt,
      at: event.utime,
      round: event.cycle_start,
      validator: sign * magnitude(event.amount),
      nominators: before?.nominators ?? 0n,
      stake: before?.stake ?? null,
    });
  }
  const from = Math.max(beginOf(ofNominators), ofValidator === null ? 0 : beginOf(ofValidator));
  return [...payouts]
    .map(([transaction, part]) => ({ transaction, ...part }))
    .filter(({ at }) => at > from)
    .toSorted((one, other) => (one.lt < other.lt ? 1 : one.lt > other.lt ? -1 : 0));
}

const VALIDATOR_SIGNS: ReadonlyMap<string, bigint> = new Map([
  ["reward", 1n],
  ["penalty", -1n],
]);

function magnitude(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}

/** A truncated list may have only some events of its oldest moment. */
function beginOf({ rows, isAll }: LoadedEvents<{ readonly utime: number }>): number {
  return isAll ? -1 : (rows.at(-1)?.utime ?? -1);
}
