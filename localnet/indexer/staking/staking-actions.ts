import { ELECTOR } from "../../chain/genesis";
import type { ActionKind } from "../actions/action-kind";
import { bodyOf, childWith, received, type TraceNode } from "../actions/trace-node";
import type { Tables } from "../index-tables";

const NEW_STAKE = 0x4e73744b;
const STAKE_ACCEPTED = 0xf374484c;
const RECOVER_STAKE = 0x47657424;
const STAKE_RECOVERED = 0xf96f7324;
const COMMENT = 0;
const PROCESS_WITHDRAWALS = 2;
const PROVIDER = "nominator";

const electionDeposit: ActionKind = {
  type: "election_deposit",
  find(node) {
    if (!received(node, NEW_STAKE) || node.transaction.account !== ELECTOR) return null;
    const confirmation = childWith(node, STAKE_ACCEPTED);
    return {
      nodes: confirmation === null ? [node] : [node, confirmation],
      success: confirmation !== null,
      details: {
        stake_holder: node.message?.source ?? null,
        ...(node.message?.value == null ? {} : { amount: String(node.message.value) }),
      },
    };
  },
};

const electionRecover: ActionKind = {
  type: "election_recover",
  find(node) {
    if (!received(node, RECOVER_STAKE) || node.transaction.account !== ELECTOR) return null;
    const recovered = childWith(node, STAKE_RECOVERED);
    const amount = recovered?.message?.value ?? null;
    return {
      nodes: recovered === null ? [node] : [node, recovered],
      success: recovered !== null,
      details: {
        stake_holder: node.message?.source ?? null,
        ...(amount === null ? {} : { amount: String(amount) }),
      },
    };
  },
};

function isPool(node: TraceNode, tables: Tables): boolean {
  return tables.kindsAt(node.transaction.account).includes("tv_pool");
}

/** Whether the message is a comment of that single letter. */
function hasComment(node: TraceNode, letter: string): boolean {
  if (!received(node, COMMENT) || node.message?.source == null) return false;
  const body = bodyOf(node);
  return body.remainingBits === 8 && body.loadUint(8) === letter.charCodeAt(0);
}

/** Whether the message is a plain payment, without a body. */
function isPayment({ message }: TraceNode): boolean {
  return message?.source != null && message.opcode === null && message.bounced !== true;
}

function ofPool(node: TraceNode, holder: string | null) {
  return { provider: PROVIDER, stake_holder: holder, pool: node.transaction.account };
}

const deposit: ActionKind = {
  type: "stake_deposit",
  find(node, tables) {
    if (!hasComment(node, "d") || !isPool(node, tables)) return null;
    const returned = node.children.filter(({ message }) => message?.bounced === true);
    return {
      nodes: [node, ...returned],
      success: !node.transaction.aborted,
      details: {
        ...ofPool(node, node.message?.source ?? null),
        amount: String(node.message?.value),
        tokens_minted: null,
        asset: null,
      },
    };
  },
};

interface Withdrawal {
  readonly payout: TraceNode | null;
  readonly parts: readonly TraceNode[];
}

/** The payout comes before the excess of the message's value. A single payment is a payout if it exceeds that value. */
function withdrawalOf(node: TraceNode): Withdrawal {
  const parts = node.children.filter(isPayment);
  const [first] = parts;
  const isPaidOut =
    first !== undefined && (parts.length > 1 || (first.message?.value ?? 0n) > (node.message?.value ?? 0n));
  return { payout: isPaidOut ? first : null, parts };
}

const withdrawal: ActionKind = {
  type: "stake_withdrawal",
  find(node, tables) {
    if (!hasComment(node, "w") || !isPool(node, tables)) return null;
    const { payout, parts } = withdrawalOf(node);
    if (payout === null) return null;
    return {
      nodes: [node, ...parts],
      success: !node.transaction.aborted,
      details: {
        ...ofPool(node, node.message?.source ?? null),
        amount: String(payout.message?.value),
        payout_nft: null,
        tokens_burnt: null,
        asset: null,
      },
    };
  },
};

const withdrawalRequest: ActionKind = {
  type: "stake_withdrawal_request",
  find(node, tables) {
    if (!hasComment(node, "w") || !isPool(node, tables)) return null;
    const returned = node.children.filter((child) => isPayment(child) || child.message?.bounced === true);
    return {
      nodes: [node, ...returned],
      success: !node.transaction.aborted,
      details: {
        ...ofPool(node, node.message?.source ?? null),
        payout_nft: null,
        asset: null,
        tokens_burnt: null,
      },
    };
  },
};

/** Requested withdrawals are paid out when somebody sends `process withdrawals` to the pool. */
const payout: ActionKind = {
  type: "stake_withdrawal",
  find(node, tables) {
    const { parent, message } = node;
    if (parent === null || !isPayment(node) || !received(parent, PROCESS_WITHDRAWALS)) return null;
    if (!isPool(parent, tables) || message?.destination === parent.message?.source) return null;
    return {
      nodes: [node],
      success: !node.transaction.aborted,
      details: {
        ...ofPool(parent, message?.destination ?? null),
        amount: String(message?.value),
        payout_nft: null,
        tokens_burnt: null,
        asset: null,
      },
    };
  },
};

export const STAKING_ACTIONS: readonly ActionKind[] = [
  electionDeposit,
  electionRecover,
  deposit,
  withdrawal,
  withdrawalRequest,
  payout,
];
