import type { Address } from "../../ton/address/address";
import type { ApiError } from "../../toncenter/error";
import type { AddressBook } from "../../toncenter/v3/address-book";
import type { Multisig, MultisigOrder } from "../../toncenter/v3/v3-multisig";
import type { ActionNames } from "../action/action-names";
import { partyOf } from "../transaction/make-transaction-row";
import type { Party } from "../transaction/transaction-row";
import { orderLines, type WalletTokens } from "./order-lines";
import type { MultisigOrderRow, OrderLine } from "./order-row";
import { hasApproved, orderState, type MultisigOwners } from "./order-state";
import type { OrderSteps } from "../../ton/multisig/order-steps";

/** A multisig: who decides over it, and how. */
export interface MultisigWallet {
  readonly is: "multisig";
  readonly address: Address;
  readonly threshold: number | null;
  readonly signers: readonly Party[];
  readonly proposers: readonly Party[];
  /** The seqno of the next order; "any" where proposers choose it. */
  readonly nextSeqno: bigint | "any" | null;
  readonly owners: MultisigOwners;
}

export interface OrderSigner {
  readonly party: Party;
  readonly hasApproved: boolean;
}

/** An order with all that it will do. */
export interface MultisigOrderProfile extends MultisigOrderRow {
  readonly is: "order";
  readonly multisigParty: Party;
  /** Those of the multisig when the order was created. */
  readonly signers: readonly OrderSigner[];
  readonly lines: readonly OrderLine[] | null;
}

export type MultisigProfile = MultisigWallet | MultisigOrderProfile;

/** A null profile means that the address is neither a multisig nor an order. */
export interface MultisigReport {
  readonly profile: MultisigProfile | null;
  readonly problem: ApiError | null;
}

/** Why there is nothing to show; null if there is something. */
export function multisigProblem({ profile, problem }: MultisigReport): ApiError | null {
  return profile === null ? (problem ?? NOTHING) : null;
}

const NOTHING: ApiError = { kind: "not-found", message: "no multisig and no order of one at this address" };

export function multisigWallet(multisig: Multisig, book: AddressBook): MultisigWallet {
  const { address, threshold, signers, proposers, next_order_seqno: next } = multisig;
  return {
    is: "multisig",
    address,
    threshold,
    signers: signers.map((signer) => partyOf(signer, book)),
    proposers: proposers.map((proposer) => partyOf(proposer, book)),
    nextSeqno: next === null ? null : next < 0n ? "any" : next,
    owners: { signers, threshold },
  };
}

/** What is known about an order besides the order itself. */
export interface OrderContext {
  readonly names: ActionNames;
  readonly tokens?: WalletTokens;
  /** Null if its cells are not a list of actions, or are too large. */
  readonly steps: OrderSteps | null;
  /** The most actions that become lines. */
  readonly most: number;
  readonly nowMs: number;
  readonly failed: boolean | null;
  readonly owners: MultisigOwners | null;
}

export function orderRow(order: MultisigOrder, context: OrderContext): MultisigOrderRow {
  const { names, tokens, steps, most, nowMs, failed, owners } = context;
  return {
    address: order.address,
    multisig: order.multisig_address,
    seqno: order.order_seqno,
    state: orderState(order, { now: Math.floor(nowMs / 1_000), failed, owners }),
    approvals: order.approvals_num,
    threshold: order.threshold,
    expiresAt: order.expiration_date,
    lines: steps === null ? null : orderLines(steps.steps.slice(0, most), names, tokens),
    more: Math.max(0, (steps?.steps.length ?? 0) - most),
  };
}

export function orderProfile(
  order: MultisigOrder,
  book: AddressBook,
  context: OrderContext,
): MultisigOrderProfile {
  return {
    ...orderRow(order, context),
    is: "order",
    multisigParty: partyOf(order.multisig_address, book),
    signers: order.signers.map((signer, place) => ({
      party: partyOf(signer, book),
      hasApproved: hasApproved(order, place),
    })),
  };
}
