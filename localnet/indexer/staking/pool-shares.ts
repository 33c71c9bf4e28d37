import type { Address } from "@/lib/ton/address/address";
import type { TransactionRecord } from "../../chain-records";
import { isRecovery } from "./stake-recovery";
import { NO_SHARE, type PoolState, type PoolShare } from "../../contracts/pool-data";

export const NOMINATOR_EVENTS = [
  "reward",
  "deposit",
  "withdrawal",
  "pending_deposit_activation",
  "withdrawal_request",
] as const;

/** A change of a nominator's share in a pool. */
export interface ShareChange {
  readonly nominator: Address;
  readonly type: (typeof NOMINATOR_EVENTS)[number];
  readonly amount: bigint;
  readonly before: PoolShare;
  readonly after: PoolShare;
}

function totalOf(share: PoolShare): bigint {
  return share.amount + share.pending;
}

/** First the reward is added, then pending deposits become active. */
function changesOnRecovery(nominator: Address, before: PoolShare, after: PoolShare): readonly ShareChange[] {
  const earned = totalOf(after) - totalOf(before);
  const rewarded = { ...before, amount: before.amount + earned };
  const activated = before.pending - after.pending;
  return [
    ...(earned === 0n
      ? []
      : [{ nominator, type: "reward" as const, amount: earned, before, after: rewarded }]),
    ...(activated > 0n
      ? [
          {
            nominator,
            type: "pending_deposit_activation" as const,
            amount: activated,
            before: rewarded,
            after,
          },
        ]
      : []),
  ];
}

function otherChanges(nominator: Address, before: PoolShare, after: PoolShare): readonly ShareChange[] {
  const difference = totalOf(after) - totalOf(before);
  const changes: ShareChange[] = [];
  if (difference > 0n) changes.push({ nominator, type: "deposit", amount: difference, before, after });
  if (difference < 0n) changes.push({ nominator, type: "withdrawal", amount: -difference, before, after });
  if (!before.leaving && after.leaving)
    changes.push({ nominator, type: "withdrawal_request", amount: 0n, before, after });
  return changes;
}

export function changesOfShares(
  transaction: TransactionRecord,
  from: PoolState,
  to: PoolState,
): readonly ShareChange[] {
  const changesOf = isRecovery(transaction) ? changesOnRecovery : otherChanges;
  const nominators = [...new Set([...from.shares.keys(), ...to.shares.keys()])].sort();
  return nominators.flatMap((nominator) =>
    changesOf(nominator, from.shares.get(nominator) ?? NO_SHARE, to.shares.get(nominator) ?? NO_SHARE),
  );
}
