import { beginCell, type Address, type Cell } from "@ton/core";
import {
  coins,
  HOUR,
  MINUTE,
  type ScenarioEvent,
  type Chapter,
  type OutgoingMessage,
} from "../scenario-event";
import { transferJettons } from "../jettons/jetton-operations";
import { amountOf, type JettonName } from "../jettons/town-jettons";
import { paymentMessage, deployOrCall } from "../town-operations";
import {
  approvalBody,
  MULTISIGS,
  multisigContract,
  orderAddress,
  ownersAction,
  paymentAction,
  proposalBody,
  type TownMultisig,
  type MultisigName,
} from "../town-multisigs";
import type { ResidentName } from "../residents";
import type { Town } from "../town";
import { MULTISIG_ORDER_PLANS, type MultisigOrderPlan } from "./multisig-order-plans";

const DEPLOYED_AT = 12 * HOUR;
const FUNDED_AT = 13 * HOUR;
const FOUNDERS = [
  { name: "bakery", by: "greta", capital: 60 },
  { name: "council", by: "ines", capital: 150 },
  { name: "choir", by: "rosa", capital: 30 },
] as const satisfies readonly { name: MultisigName; by: ResidentName; capital: number }[];

/** Sent with a proposal; the excess stays in the multisig. */
const ORDER_AMOUNT = coins(0.3);
const APPROVAL_AMOUNT = coins(0.1);
const DEPLOY_AMOUNT = coins(1);

/**
 * Three multisigs whose orders are executed, rejected, expired, or still pending at the end of the
 * history.
 */
export const multisigs: Chapter = (town, { from }) => [
  ...FOUNDERS.flatMap(({ name, by, capital }): readonly ScenarioEvent[] => {
    const contract = multisigContract(town, name);
    return [
      {
        at: from + DEPLOYED_AT,
        by,
        messages: [deployOrCall(contract, DEPLOY_AMOUNT, beginCell().endCell())],
      },
      {
        at: from + FUNDED_AT,
        by,
        messages: [paymentMessage(contract.address, coins(capital), "What belongs to all of us")],
      },
    ];
  }),
  ...jettonDonations(town, from),
  ...MULTISIG_ORDER_PLANS.flatMap((plan) => orderEvents(town, plan, from)),
  ...unauthorizedEvents(town, from),
];

const DONATED_AT = 30 * HOUR;
/** The sender's wallet, the wallet of the multisig and the returned excess. */
const TRANSFER_FOLLOWUPS = 2;

/** Multisigs have jettons, too. */
function jettonDonations(town: Town, from: number): readonly ScenarioEvent[] {
  const donation = (by: ResidentName, jetton: JettonName, to: MultisigName, amount: number) => ({
    at: from + DONATED_AT,
    by,
    messages: [
      transferJettons(town.jettons[jetton], town.addressOf(by), {
        to: multisigContract(town, to).address,
        amount: amountOf(jetton, amount),
        query: 77,
      }),
    ],
    furtherTransactions: TRANSFER_FOLLOWUPS,
  });
  return [donation("mill", "flour", "bakery", 500), donation("harbour", "tide", "council", 5_000)];
}

function orderEvents(town: Town, plan: MultisigOrderPlan, from: number): readonly ScenarioEvent[] {
  const {
    order: [name, number],
    proposed: [at, by],
    hours,
    pays = [],
    gives = [],
    approvals,
  } = plan;
  const { address } = multisigContract(town, name);
  const multisig: TownMultisig = MULTISIGS[name];
  const bySigner = multisig.signers.includes(by);
  const proposal = proposalBody({
    number,
    bySigner,
    index: (bySigner ? multisig.signers : multisig.proposers).indexOf(by),
    expiresAt: from + (at + hours) * HOUR,
    actions: [
      ...pays.map((pay) => paymentAction(paymentTo(town, pay))),
      ...gives.map((gift) => paymentAction(jettonsTo(town, address, gift))),
      ...ownerChange(town, plan),
    ],
  });
  const order = orderAddress(address, number);
  return [
    {
      at: from + at * HOUR,
      by,
      messages: [{ to: address, amount: ORDER_AMOUNT, body: proposal, bounce: true }],
      furtherTransactions: 1,
    },
    ...approvals.map(([hour, signer, comment]): ScenarioEvent => {
      const body = comment ?? approvalBody(multisig.signers.indexOf(signer));
      return {
        at: from + hour * HOUR,
        by: signer,
        messages: [{ to: order, amount: APPROVAL_AMOUNT, body, bounce: true }],
        furtherTransactions: 2,
      };
    }),
  ];
}

function paymentTo(
  town: Town,
  { to, amount, reason }: NonNullable<MultisigOrderPlan["pays"]>[number],
): OutgoingMessage {
  return paymentMessage(town.addressOf(to), coins(amount), reason);
}

function jettonsTo(
  town: Town,
  multisig: Address,
  { jetton, to, amount, reason }: NonNullable<MultisigOrderPlan["gives"]>[number],
): OutgoingMessage {
  const terms = { to: town.addressOf(to), amount: amountOf(jetton, amount), query: 1, payload: reason };
  return transferJettons(town.jettons[jetton], multisig, { ...terms, forward: 1n });
}

function ownerChange(town: Town, { order: [name], joins }: MultisigOrderPlan): readonly Cell[] {
  if (joins === undefined) return [];
  const multisig: TownMultisig = MULTISIGS[name];
  return [ownersAction(town, { ...multisig, signers: [...multisig.signers, joins] })];
}

/** Two residents outside the council propose and approve; both fail. */
function unauthorizedEvents(town: Town, from: number): readonly ScenarioEvent[] {
  const { address } = multisigContract(town, "council");
  const proposal = proposalBody({
    number: 2,
    bySigner: true,
    index: 0,
    expiresAt: from + 100 * HOUR,
    actions: [paymentAction(paymentMessage(town.addressOf("tove"), coins(100), "For me"))],
  });
  return [
    {
      at: from + 80 * HOUR,
      by: "tove",
      messages: [{ to: address, amount: ORDER_AMOUNT, body: proposal, bounce: true }],
      furtherTransactions: 1,
    },
    {
      at: from + 131 * HOUR,
      by: "rosa",
      messages: [
        { to: orderAddress(address, 3), amount: APPROVAL_AMOUNT, body: approvalBody(2), bounce: true },
      ],
      furtherTransactions: 1,
    },
  ];
}

export const CHOIR_INTERVAL = 10 * MINUTE;

/** The choir proposes a payment every ten minutes; another member approves it five minutes later. */
export function choirProposal(town: Town, at: number): ScenarioEvent {
  const { number, by } = choirOrderAt(at);
  const contract = multisigContract(town, "choir");
  const body = proposalBody({
    number,
    bySigner: true,
    index: CHOIR.indexOf(by),
    expiresAt: at + HOUR,
    actions: [paymentAction(paymentMessage(town.addressOf("lena"), coins(0.1), "Tea after the rehearsal"))],
  });
  return { at, by, messages: [deployOrCall(contract, ORDER_AMOUNT, body)] };
}

export function choirApproval(town: Town, at: number): ScenarioEvent {
  const { number, other } = choirOrderAt(at);
  const to = orderAddress(multisigContract(town, "choir").address, number);
  const body = approvalBody(CHOIR.indexOf(other));
  return { at, by: other, messages: [{ to, amount: APPROVAL_AMOUNT, body, bounce: true }] };
}

const CHOIR: readonly ResidentName[] = MULTISIGS.choir.signers;

function choirOrderAt(at: number) {
  const number = Math.floor(at / CHOIR_INTERVAL);
  const [by, other] = number % 2 === 0 ? (["rosa", "samir"] as const) : (["tove", "rosa"] as const);
  return { number, by, other };
}
