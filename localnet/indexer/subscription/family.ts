import type { ActionKind } from "../actions/kind";
import { bodyOf, followed, received, type TraceNode } from "../actions/trace-node";
import type { ContractKind, Family } from "../family";

const DATA = "get_subscription_data";

const REQUEST = 0x706c7567;
const ANSWER = 0xf06c7567;
const PAYMENT = 0x73756273;
const END = 0x64737472;

/** It is known by what it is; nothing more is kept of it. */
const subscription: ContractKind = {
  name: "subscription_v1",
  isMadeOf: (code) => code.answers(DATA),
  read: async (contract) => ((await contract.ask(DATA)) === null ? null : () => undefined),
};

/** The first payment comes with the subscription itself, later ones are asked for. */
const subscribe: ActionKind = {
  type: "subscribe",
  find(node) {
    const asked = received(node, REQUEST);
    const answer = asked ? followed(node, ANSWER) : received(node, ANSWER) ? node : null;
    const payment = answer === null ? null : followed(answer, PAYMENT);
    if (answer === null || payment === null) return null;
    const { source = null, value = null } = answer.message ?? {};
    const nodes: readonly TraceNode[] = asked ? [answer, payment] : [payment];
    return {
      nodes: [node, ...nodes],
      success: !node.transaction.aborted,
      details: {
        subscriber: source,
        beneficiary: payment.transaction.account,
        subscription: answer.transaction.account,
        amount: asked ? String(bodyOf(node).skip(64).loadCoins()) : String(value),
      },
    };
  },
};

/** With what was left in it for whom the subscription was for, unless nothing was. */
const unsubscribe: ActionKind = {
  type: "unsubscribe",
  find(node) {
    if (!received(node, END)) return null;
    const rest = followed(node, END);
    return {
      nodes: rest === null ? [node] : [node, rest],
      success: !node.transaction.aborted,
      details: {
        subscriber: node.message?.source ?? null,
        ...(rest === null ? {} : { beneficiary: rest.transaction.account }),
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
