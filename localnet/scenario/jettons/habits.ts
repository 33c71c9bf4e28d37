import type { ResidentName } from "../residents";
import type { JettonName } from "./issues";

/** Who pays each other with a jetton, what for, and how much of it that is at most. */
export interface Habit {
  readonly name: JettonName;
  readonly among: readonly ResidentName[];
  readonly goods: readonly [Good, ...Good[]];
}

type Good = readonly [words: string, most: number];

export const HABITS: readonly Habit[] = [
  {
    name: "tide",
    among: ["ada", "bruno", "dmitri", "edith", "greta", "hugo", "jonas", "marco", "paula", "tove"],
    goods: [
      ["Two crabs", 12],
      ["Mooring for the night", 30],
      ["A net, mended", 8],
      ["Half of the catch", 45],
    ],
  },
  {
    name: "flour",
    among: ["dmitri", "jonas", "kaito", "paula", "rosa", "tove"],
    goods: [
      ["Flour for pancakes", 3],
      ["A sack for the bakery", 25],
    ],
  },
  { name: "loaf", among: ["clara", "farid", "kaito", "lena", "samir"], goods: [["Breakfast", 2]] },
  {
    name: "credit",
    among: ["edith", "hugo", "ines", "nadia", "oskar"],
    goods: [
      ["An hour at the bridge", 1],
      ["Painting the library", 6],
    ],
  },
  { name: "ferry", among: ["ada", "greta", "marco", "oskar", "samir"], goods: [["Come and visit us", 2]] },
  { name: "wood", among: ["hugo", "jonas", "quentin", "rosa"], goods: [["For the stove", 4]] },
];
