import {
  anyCell,
  bits,
  coins,
  flag,
  group,
  maybe,
  sizedUint,
  uint,
  variants,
  type Fields,
  type Variant,
} from "../bodies/fields";

/** Parts that several structures of the network share, as in block.tlb. */

export const hash = bits(256);

/** An amount's other currencies. */
export const EXTRA: Fields = { extra_currencies: maybe(anyCell) };

export const SIZE: Fields = { cells: sizedUint(3), bits: sizedUint(3) };

const STATE: Fields = {
  split_depth: maybe(uint(5)),
  special: maybe(group({ tick: flag, tock: flag })),
  code: maybe(anyCell),
  data: maybe(anyCell),
  libraries: maybe(anyCell),
};
export const state = group(STATE);

export const STATES: readonly Variant[] = [
  { prefix: { bits: 0, value: 0 }, name: "state_init", fields: STATE },
];

export const statusChange = variants(
  { prefix: { bits: 1, value: 0 }, name: "unchanged", fields: {} },
  { prefix: { bits: 2, value: 0b10 }, name: "frozen", fields: {} },
  { prefix: { bits: 2, value: 0b11 }, name: "deleted", fields: {} },
);

export const balance: Fields = { balance: coins, ...EXTRA };
