import type { ResidentName } from "../residents";
import type { JettonName } from "./town-jettons";

/** The residents who pay each other with a jetton, the comments, and the upper bounds of the amounts. */
export interface JettonPaymentPlan {
  readonly name: JettonName;
  readonly payers: readonly ResidentName[];
  readonly purchases: readonly [Purchase, ...Purchase[]];
}

type Purchase = readonly [comment: string, maxAmount: number];

export const JETTON_PAYMENT_PLANS: readonly JettonPaymentPlan[] = [
  {
    name: "tide",
    payers: ["ada", "bruno", "dmitri", "edith", "greta", "hugo", "jonas", "marco", "paula", "tove"],
    purchases: [
      ["Two crabs", 12],
      ["Mooring for the night", 30],
      ["A net, mended", 8],
      ["Half of the catch", 45],
    ],
  },
  {
    name: "flour",
    payers: ["dmitri", "jonas", "kaito", "paula", "rosa", "tove"],
    purchases: [
      ["Flour for pancakes", 3],
      ["A sack for the bakery", 25],
    ],
  },
  { name: "loaf", payers: ["clara", "farid", "kaito", "lena", "samir"], purchases: [["Breakfast", 2]] },
  {
    name: "credit",
    payers: ["edith", "hugo", "ines", "nadia", "oskar"],
    purchases: [
      ["An hour at the bridge", 1],
      ["Painting the library", 6],
    ],
  },
  {
    name: "ferry",
    payers: ["ada", "greta", "marco", "oskar", "samir"],
    purchases: [["Come and visit us", 2]],
  },
  { name: "wood", payers: ["hugo", "jonas", "quentin", "rosa"], purchases: [["For the stove", 4]] },
];
