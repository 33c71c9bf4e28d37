import type { Fields, PlaceKind } from "./fields";

/** The structure of a body that begins with a number. */
export interface Layout {
  /** The numbers that it begins with, as opcodes. */
  readonly opcode: `0x${string}`;
  readonly standard: string;
  readonly fields: Fields;
  /** Where it is: the same number can begin a message and a payload of another layout. */
  readonly place?: PlaceKind;
  /** The kinds of accounts for which it is used; others use the same number for something else. */
  readonly at?: readonly string[];
  /** Its last field ends it: a body with more data does not have this layout. */
  readonly exact?: true;
  /** The one of its number in messages that the network sent back. */
  readonly isBounce?: true;
  /** If several layouts have its number, a body with more or less data does not have this one. */
  readonly wholeOnly?: true;
  /** From our own knowledge: the service does not decode it, or decodes something else by this number. */
  readonly own?: true;
  /** For numbers that mean something else to most contracts, and so are not in the table of operations. */
  readonly name?: string;
}

/** The layout of an order to a wallet: it begins with a signature, so it has no opcode. */
export interface OrderLayout {
  readonly name: string;
  readonly standard: string;
  readonly fields: Fields;
  /** The kinds of wallets that read it. */
  readonly at: readonly string[];
  /** No other layout has its form, so it is recognised even if the wallet's kind is unknown. */
  readonly distinct: boolean;
}

/** Rows that follow one standard. */
export function rowsOf(
  standard: string,
  rows: Readonly<Record<`0x${string}`, Fields>>,
  more: Pick<Layout, "place" | "at" | "exact" | "isBounce" | "wholeOnly" | "own" | "name"> = {},
): readonly Layout[] {
  return Object.entries(rows).map(([opcode, fields]) => ({
    opcode: `0x${opcode.slice(2)}`,
    standard,
    fields,
    ...more,
  }));
}
