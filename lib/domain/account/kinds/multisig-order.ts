import type { ActionPart } from "../../action/action-row";
import type { ActionNames } from "../../action/action-names";
import { phrase } from "../../action/fill-template";
import { multisigOrders, type MultisigOrder } from "../../../toncenter/v3/v3-multisig";
import { orderLines } from "../../multisig/order-lines";
import type { OrderLine, OrderState } from "../../multisig/order-row";
import { hasApproved, ORDER_STATE_NAMES, orderState } from "../../multisig/order-state";
import { stepsOf } from "../../multisig/steps-of-order";
import type { CardFact } from "../account-card";
import { accountFact, count, fact, given, presentFacts, linesOf, numberFact, timeFact } from "./card-facts";
import { accountKind, anyOf } from "./account-kind";

const MOST_ACTIONS = 10;

/**
 * Whether the execution succeeded, and whether the multisig has other signers by now, is known only to the order's
 * own page: an order that may wait for approvals has no status here.
 */
const STATUSES: Readonly<Partial<Record<OrderState, string>>> = {
  sent: ORDER_STATE_NAMES.sent,
  expired: ORDER_STATE_NAMES.expired,
  uninitialized: ORDER_STATE_NAMES.uninitialized,
};

export const MULTISIG_ORDER = accountKind({
  title: "Multisig order",
  page: "multisig",
  fits: anyOf("multisig_order_v2"),
  endpoint: multisigOrders,
  params: ({ address }) => ({ address: [address] }),
  facts: ({ orders }, { subject: { address }, names, nowMs }) => {
    const order = orders.find((one) => one.address === address);
    if (order === undefined) return null;
    const { signers, threshold, approvals_num: approved } = order;
    return presentFacts(
      given(statusOf(order, nowMs), (status) => fact("Status", status)),
      accountFact("Multisig", order.multisig_address, names, ""),
      given(order.order_seqno, (number) => numberFact("Seqno", number)),
      approved !== null && threshold !== null && fact("Approvals", count(approved), " of ", count(threshold)),
      signers.length > 0 &&
        linesOf(
          "Signers",
          signers.map((signer, place) => [
            { is: "party", party: names.party(signer) },
            phrase(hasApproved(order, place) ? " approved" : " pending"),
          ]),
        ),
      given(order.expiration_date, (at) => timeFact("Expires", at)),
      actionsFact(order, names),
    );
  },
});

/** The status of an order, as far as the order alone tells it. */
function statusOf(order: MultisigOrder, nowMs: number): string | null {
  return STATUSES[orderState(order, { now: Math.floor(nowMs / 1_000), failed: null, owners: null })] ?? null;
}

function actionsFact(order: MultisigOrder, names: ActionNames): CardFact | null {
  if (order.order_boc === null) return null;
  const steps = stepsOf(order)?.steps ?? null;
  if (steps === null) return fact("Actions", "Undecodable");
  const more = steps.length - MOST_ACTIONS;
  const lines = orderLines(steps.slice(0, MOST_ACTIONS), names).map(lineParts);
  if (lines.length === 0) return fact("Actions", "None");
  return linesOf("Actions", more > 0 ? [...lines, [phrase(`and ${more} more`)]] : lines);
}

/** A sentence with its details and its warning on one line. */
function lineParts({ sentence, details, warning }: OrderLine): readonly ActionPart[] {
  const others = [...details, ...(warning === null ? [] : [[phrase(warning)]])];
  return [...sentence, ...others.flatMap((parts) => [phrase(" · "), ...parts])];
}
