import type { Address } from "../../ton/address/address";
import type { MultisigOrder } from "../../toncenter/v3/v3-multisig";
import type { OrderState } from "./order-row";

export const ORDER_STATE_NAMES: Readonly<Record<OrderState, string>> = {
  waiting: "Waiting for approvals",
  executed: "Executed",
  sent: "Sent for execution",
  failed: "Failed",
  expired: "Expired",
  outdated: "Signers changed",
  uninitialized: "Not initialized",
};

/** Who decides over a multisig at present. */
export interface MultisigOwners {
  readonly signers: readonly Address[];
  readonly threshold: number | null;
}

interface JudgedOrder extends Pick<MultisigOrder, "threshold" | "sent_for_execution" | "expiration_date"> {
  readonly signers: readonly Address[];
}

interface OrderEvidence {
  /** Unix seconds. */
  readonly now: number;
  /** Whether the multisig failed to execute it; null where that is unknown. */
  readonly failed: boolean | null;
  /** Null where they are unknown. */
  readonly owners: MultisigOwners | null;
}

/** What became of an order, or what would become of it. */
export function orderState(order: JudgedOrder, { now, failed, owners }: OrderEvidence): OrderState {
  const { threshold, sent_for_execution: sent, expiration_date: expiresAt } = order;
  if (threshold === null) return "uninitialized";
  if (sent === true) return failed === null ? "sent" : failed ? "failed" : "executed";
  if (expiresAt !== null && now > expiresAt) return "expired";
  return owners !== null && isOutdated(order, owners) ? "outdated" : "waiting";
}

/** The multisig compares the signers of an order with its own, and requires at least as many approvals. */
function isOutdated({ signers, threshold }: JudgedOrder, owners: MultisigOwners): boolean {
  if (owners.threshold !== null && threshold !== null && threshold < owners.threshold) return true;
  return (
    signers.length !== owners.signers.length ||
    signers.some((signer, place) => signer !== owners.signers[place])
  );
}

/** Whether the signer at a place has approved: a bit of the mask. */
export function hasApproved({ approvals_mask: mask }: Pick<MultisigOrder, "approvals_mask">, place: number) {
  return mask !== null && mask >= 0n && ((mask >> BigInt(place)) & 1n) === 1n;
}
