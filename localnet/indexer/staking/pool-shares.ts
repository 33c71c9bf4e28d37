import type { Address } from "@/lib/ton/address/address";
import type { TransactionRecord } from "../../records";
import { isRecovery } from "./recovery";
import { NO_SHARE, type PoolState, type Share } from "../../contracts/pool-data";

export const NOMINATOR_EVENTS = [
  "reward",
  "deposit",
  "withdrawal",
  "pending_deposit_activation",
  "withdrawal_request",
] as const;

/** Something that happened to what a nominator has in a pool. */
export interface ShareChange {
  readonly nominator: Address;
  readonly type: (typeof NOMINATOR_EVENTS)[number];
  readonly amount: bigint;
  readonly before: Share;
  readonly after: Share;
}

function all(share: Share): bigint {
  return share.amount + share.pending;
}

/** What was earned counts first, then what was waiting goes to work. */
function onRecovery(nominator: Address, before: Share, after: Share): readonly ShareChange[] {
  const earned = all(after) - all(before);
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

function otherwise(nominator: Address, before: Share, after: Share): readonly ShareChange[] {
  const more = all(after) - all(before);
  const changes: ShareChange[] = [];
  if (more > 0n) changes.push({ nominator, type: "deposit", amount: more, before, after });
  if (more < 0n) changes.push({ nominator, type: "withdrawal", amount: -more, before, after });
  if (!before.leaving && after.leaving)
    changes.push({ nominator, type: "withdrawal_request", amount: 0n, before, after });
  return changes;
}

export function changesOfShares(
  transaction: TransactionRecord,
  from: PoolState,
  to: PoolState,
): readonly ShareChange[] {
  const tell = isRecovery(transaction) ? onRecovery : otherwise;
  const nominators = [...new Set([...from.shares.keys(), ...to.shares.keys()])].sort();
  return nominators.flatMap((nominator) =>
    tell(nominator, from.shares.get(nominator) ?? NO_SHARE, to.shares.get(nominator) ?? NO_SHARE),
  );
}
