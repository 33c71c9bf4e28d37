import type { ActionPart } from "../../action/action-row";
import type { ActionNames } from "../../action/action-names";
import { phrase } from "../../action/fill-template";
import { multisigOrders, type OrderAction } from "../../../toncenter/v3/v3-multisig";
import { hasApproved, ORDER_STATE_NAMES, orderState } from "../../multisig/order-state";
import { accountFact, count, fact, given, presentFacts, linesOf, numberFact, timeFact } from "./card-facts";
import { accountKind, anyOf } from "./account-kind";

const MOST_ACTIONS = 10;

export const MULTISIG_ORDER = accountKind({
  title: "Multisig order",
  page: "multisig",
  fits: anyOf("multisig_order_v2"),
  endpoint: multisigOrders,
  params: ({ address }) => ({ address: [address], parse_actions: true }),
  facts: ({ orders }, { subject: { address }, names, nowMs }) => {
    const order = orders.find((one) => one.address === address);
    if (order === undefined) return null;
    const { signers, threshold, approvals_num: approved, actions } = order;
    return presentFacts(
      fact(
        "Status",
        ORDER_STATE_NAMES[orderState(order, { now: Math.floor(nowMs / 1_000), failed: null, owners: null })],
      ),
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
      actions.length > 0 && linesOf("Actions", actionLines(actions, names)),
    );
  },
});

function actionLines(actions: readonly OrderAction[], names: ActionNames): readonly ActionPart[][] {
  const lines = actions
    .slice(0, MOST_ACTIONS)
    .map(({ destination, value }): ActionPart[] => [
      ...(value === null
        ? [phrase("Send a message")]
        : [phrase("Send "), { is: "coins" as const, amount: value }]),
      ...(destination === null
        ? []
        : [phrase(" to "), { is: "party" as const, party: names.party(destination) }]),
    ]);
  const more = actions.length - lines.length;
  return more > 0 ? [...lines, [phrase(`and ${more} more`)]] : lines;
}
