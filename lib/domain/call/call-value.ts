import type { Address } from "../../ton/address/address";
import type { CellGraph } from "../../ton/cell/cell";
import type { Hash } from "../../ton/value/hash";
import type { LeafKind } from "./methods/method-row";

export type IntLeaf = Extract<LeafKind, "int" | "flag" | "coins" | "units" | "time" | "duration" | "hash">;

/** What a cell holds besides its bits, as far as its method says so. */
export type CellContent =
  | { readonly is: "address"; readonly address: Address }
  /** The address of nobody. */
  | { readonly is: "nobody" }
  | { readonly is: "text"; readonly text: string }
  /** Metadata behind a URI. */
  | { readonly is: "off-chain content"; readonly uri: string }
  /** Metadata in the contract itself. */
  | { readonly is: "on-chain content"; readonly keys: number };

export interface CallCells {
  readonly is: "cells";
  readonly type: "cell" | "slice" | "builder";
  readonly boc: string;
  /** Null where they cannot be read. */
  readonly root: {
    readonly hash: Hash;
    readonly bits: number;
    readonly refs: number;
    readonly cells: number;
  } | null;
  /** Null where the page has enough cells already: browsers read these on demand. */
  readonly graph: CellGraph | null;
  readonly meaning: CellContent | null;
}

/** A value that a method left on its stack, with what it means. */
export type CallValue =
  | { readonly is: "int"; readonly value: bigint; readonly meaning: IntLeaf }
  | { readonly is: "account"; readonly address: Address; readonly value: bigint }
  | CallCells
  | {
      readonly is: "items";
      readonly type: "tuple" | "list";
      readonly items: readonly NamedCallValue[];
      /** How many are left out. */
      readonly more: number;
    }
  | {
      readonly is: "table";
      readonly columns: readonly string[];
      readonly rows: readonly (readonly CallValue[])[];
      readonly more: number;
    }
  | { readonly is: "null" }
  /** Left out because the page has enough. */
  | { readonly is: "omitted" }
  | { readonly is: "unknown" };

export interface NamedCallValue {
  /** Null for a value that no row names. */
  readonly name: string | null;
  readonly value: CallValue;
}
