import { beginCell, type Address, type Cell } from "@ton/core";
import { coins, type Parcel } from "./act";
import type { Place } from "./places";

/** What can be asked of the contracts in `contracts/tolk`, by the numbers that they know it by. */
export const ERRAND = {
  make: 0x6d616b65,
  store: 0x73746f72,
  throw: 0x7468726f,
  spin: 0x7370696e,
  overspend: 0x6f766572,
  tell: 0x74656c6c,
  share: 0x73686172,
  close: 0x636c6f73,
  publish: 0x7075626c,
  withdraw: 0x77697468,
} as const;

export type Errand = keyof typeof ERRAND;

/** `more` is what the errand needs to know. */
export function errand(name: Errand, more: Cell = beginCell().endCell()): Cell {
  return beginCell().storeUint(ERRAND[name], 32).storeSlice(more.beginParse()).endCell();
}

/** Builds the place, or asks again something of one that is built. */
export function visit(place: Place, amount: bigint, body: Cell): Parcel {
  return { to: place.address, amount, body, build: place.build, returns: true };
}

/** Asks something of a place that is built. */
export function ask({ address }: Pick<Place, "address">, amount: bigint, body: Cell | string): Parcel {
  return { to: address, amount, body, returns: true };
}

/** Money with a comment, also to those who have not opened their wallet yet. */
export function gift(to: Address, amount: bigint, comment: string): Parcel {
  return { to, amount, body: comment, returns: false };
}

/** Enough for any errand that goes well. */
export const FARE = coins(0.05);
