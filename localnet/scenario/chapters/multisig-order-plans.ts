import type { MultisigName } from "../town-multisigs";
import type { JettonName } from "../jettons/town-jettons";
import type { ResidentName } from "../residents";

interface MultisigPayment {
  readonly to: ResidentName;
  readonly amount: number;
  readonly reason: string;
}

/** Jettons of the multisig that an order sends. */
interface MultisigJettonPayment {
  readonly jetton: JettonName;
  readonly to: ResidentName;
  readonly amount: number;
  readonly reason: string;
}

/** An order of a multisig: proposal, payments and approvals. Times are in hours since the genesis. */
export interface MultisigOrderPlan {
  readonly order: readonly [multisig: MultisigName, number: number];
  readonly proposed: readonly [at: number, by: ResidentName];
  /** The validity of the order. */
  readonly hours: number;
  readonly pays?: readonly MultisigPayment[];
  readonly gives?: readonly MultisigJettonPayment[];
  /** A new signer. */
  readonly joins?: ResidentName;
  readonly approvals: readonly (readonly [at: number, by: ResidentName, comment?: "approve"])[];
}

const ONE_YEAR = 365 * 24;

export const MULTISIG_ORDER_PLANS: readonly MultisigOrderPlan[] = [
  {
    order: ["bakery", 0],
    proposed: [33, "edith"],
    hours: 48,
    pays: [{ to: "farid", amount: 5, reason: "Flour" }],
    approvals: [[34, "greta"]],
  },
  {
    order: ["bakery", 1],
    proposed: [57, "greta"],
    hours: 48,
    pays: [
      { to: "kaito", amount: 2.5, reason: "Eggs and milk" },
      { to: "oskar", amount: 7, reason: "A new oven door" },
    ],
    approvals: [[58, "hugo"]],
  },
  {
    order: ["bakery", 2],
    proposed: [81, "hugo"],
    hours: 24,
    pays: [{ to: "hugo", amount: 12, reason: "Advance on wages" }],
    // After the expiry.
    approvals: [[129, "edith"]],
  },
  {
    order: ["bakery", 3],
    proposed: [105, "edith"],
    hours: 48,
    pays: [{ to: "farid", amount: 5, reason: "Flour" }],
    // The last approval comes after the execution.
    approvals: [
      [106, "greta", "approve"],
      [107, "hugo"],
    ],
  },
  {
    // Approved after the signers have changed.
    order: ["bakery", 4],
    proposed: [130, "greta"],
    hours: ONE_YEAR,
    pays: [{ to: "greta", amount: 1, reason: "Cake for the neighbours" }],
    approvals: [[153, "edith"]],
  },
  {
    order: ["bakery", 5],
    proposed: [131, "hugo"],
    hours: 48,
    joins: "quentin",
    approvals: [[132, "greta"]],
  },
  {
    order: ["bakery", 6],
    proposed: [154, "edith"],
    hours: ONE_YEAR,
    pays: [{ to: "farid", amount: 6, reason: "Flour has become dear" }],
    approvals: [],
  },
  {
    order: ["bakery", 7],
    proposed: [156, "greta"],
    hours: 48,
    gives: [
      { jetton: "flour", to: "rosa", amount: 25, reason: "For the choir's pancakes" },
      { jetton: "flour", to: "tove", amount: 12.5, reason: "And for those who could not come" },
    ],
    approvals: [[157, "edith"]],
  },
  {
    order: ["council", 0],
    proposed: [33, "paula"],
    hours: 72,
    pays: [{ to: "quentin", amount: 20, reason: "Books for the school" }],
    approvals: [
      [34, "ines"],
      [34, "jonas"],
      [34, "lena"],
    ],
  },
  {
    order: ["council", 1],
    proposed: [57, "marco"],
    hours: 72,
    pays: [{ to: "tove", amount: 15, reason: "Paint for the town hall" }],
    // One signer approves twice.
    approvals: [
      [58, "jonas"],
      [81, "jonas"],
      [105, "lena"],
    ],
  },
  {
    order: ["council", 2],
    proposed: [81, "nadia"],
    hours: 36,
    pays: [{ to: "nadia", amount: 50, reason: "A fountain of gold" }],
    approvals: [[106, "lena"]],
  },
  {
    order: ["council", 3],
    proposed: [129, "ines"],
    hours: ONE_YEAR,
    pays: [
      { to: "bruno", amount: 4, reason: "Lamp posts, first half" },
      { to: "clara", amount: 4, reason: "Lamp posts, other half" },
    ],
    approvals: [[130, "nadia"]],
  },
  {
    order: ["council", 4],
    proposed: [153, "jonas"],
    hours: ONE_YEAR,
    pays: [{ to: "dmitri", amount: 9, reason: "The archive needs a roof" }],
    approvals: [],
  },
  {
    order: ["council", 5],
    proposed: [156, "marco"],
    hours: ONE_YEAR,
    pays: [{ to: "oskar", amount: 3, reason: "Painting the ferry" }],
    gives: [{ jetton: "tide", to: "oskar", amount: 250, reason: "Paint" }],
    approvals: [[157, "ines"]],
  },
  {
    order: ["choir", 1_815],
    proposed: [106, "samir"],
    hours: ONE_YEAR,
    pays: [{ to: "lena", amount: 1.5, reason: "Sheet music" }],
    approvals: [[107, "tove"]],
  },
];
