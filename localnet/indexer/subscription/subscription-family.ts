import type { ActionKind } from "../actions/action-kind";
import { bodyOf, childWith, received, type TraceNode } from "../actions/trace-node";
import type { ContractKind, Family } from "../contract-family";

const DATA = "get_subscription_data";

const REQUEST = 0x706c7567;
const ANSWER = 0xf06c7567;
const PAYMENT = 0x73756273;
const END = 0x64737472;

/** Only the kind is indexed: there are no rows of subscriptions. */
const subscription: ContractKind = {
  name: "subscription_v1",
  matchesCode: (code) => code.hasMethods(DATA),
  read: async (contract) => ((await contract.runMethod(DATA)) === null ? null : () => undefined),
};

/** The first payment comes with the deployment of the subscription; later ones are requested by it. */
const subscribe: ActionKind = {
  type: "subscribe",
  find(node) {
    const isRequested = received(node, REQUEST);
    const answer = isRequested ? childWith(node, ANSWER) : received(node, ANSWER) ? node : null;
    const payment = answer === null ? null : childWith(answer, PAYMENT);
    if (answer === null || payment === null) return null;
    const { source = null, value = null } = answer.message ?? {};
    const nodes: readonly TraceNode[] = isRequested ? [answer, payment] : [payment];
    return {
      nodes: [node, ...nodes],
      success: !node.transaction.aborted,
      details: {
        subscriber: source,
        beneficiary: payment.transaction.account,
        subscription: answer.transaction.account,
        amount: isRequested ? String(bodyOf(node).skip(64).loadCoins()) : String(value),
      },
    };
  },
};

/** The remaining balance, if there is any, goes to the beneficiary. */
const unsubscribe: ActionKind = {
  type: "unsubscribe",
  find(node) {
    if (!received(node, END)) return null;
    const remainder = childWith(node, END);
    return {
      nodes: remainder === null ? [node] : [node, remainder],
      success: !node.transaction.aborted,
      details: {
        subscriber: node.message?.source ?? null,
        ...(remainder === null ? {} : { beneficiary: remainder.transaction.account }),
        subscription: node.transaction.account,
      },
    };
  },
};

export const SUBSCRIPTIONS: Family = {
  tables: "",
  contracts: [subscription],
  events: [],
  actions: [subscribe, unsubscribe],
};
