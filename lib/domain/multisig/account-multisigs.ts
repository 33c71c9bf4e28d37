import type { Address } from "../../ton/address/address";
import type { ApiError } from "../../toncenter/error";
import type { Multisig, MultisigOrder } from "../../toncenter/v3/v3-multisig";
import type { MultisigOrderRow } from "./order-row";
import { hasApproved } from "./order-state";

/** A multisig of an account. */
export interface MultisigMembership {
  readonly address: Address;
  readonly threshold: number | null;
  readonly signers: number;
  readonly role: "signer" | "proposer" | null;
}

/** An order that waits for approvals, and whether one of them is that of the account. */
export interface WaitingOrder extends MultisigOrderRow {
  readonly own: "approved" | "pending" | null;
}

export interface AccountMultisigs {
  readonly multisigs: readonly MultisigMembership[];
  readonly waiting: readonly WaitingOrder[];
  /** They were found among this many orders, the newest; null if those are all. */
  readonly newest: number | null;
  /** There are more than were loaded. */
  readonly isCut: boolean;
  readonly problem: ApiError | null;
}

export function membershipOf(
  { address, threshold, signers, proposers }: Multisig,
  member: Address,
): MultisigMembership {
  const role = signers.includes(member) ? "signer" : proposers.includes(member) ? "proposer" : null;
  return { address, threshold, signers: signers.length, role };
}

export function ownApproval(order: MultisigOrder, member: Address): WaitingOrder["own"] {
  const places = [...order.signers.entries()].filter(([, signer]) => signer === member);
  if (places.length === 0) return null;
  return places.every(([place]) => hasApproved(order, place)) ? "approved" : "pending";
}
