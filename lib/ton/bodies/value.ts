import type { Address } from "../address/address";
import type { Hash } from "../value/hash";
import type { Opcode } from "../contract/opcode";

/** The value of a field of a body. */
export type Value =
  | { readonly is: "number"; readonly value: bigint }
  /** Of the network's own coin, in its smallest units. */
  | { readonly is: "coins"; readonly value: bigint }
  /** Of a token, whose number of decimals is not in the body. */
  | { readonly is: "units"; readonly value: bigint }
  /** In seconds since 1970. */
  | { readonly is: "time"; readonly value: bigint }
  | { readonly is: "flag"; readonly value: boolean }
  /** Null for the empty address. */
  | { readonly is: "address"; readonly address: Address | null }
  | { readonly is: "bits"; readonly hex: string }
  /** `whole` is false where it was cut. */
  | { readonly is: "text"; readonly text: string; readonly whole: boolean }
  /** Only its recipient can read it. */
  | { readonly is: "sealed"; readonly bytes: number }
  | { readonly is: "none" }
  /** Cells that are not read; the hash is that of a whole cell. */
  | { readonly is: "cells"; readonly hash: Hash | null; readonly bits: number; readonly refs: number }
  /** Fields that belong together. The name says which of several kinds it is. */
  | { readonly is: "group"; readonly name: string | null; readonly fields: readonly NamedValue[] }
  /** `whole` is false where items are missing because there are too many. */
  | { readonly is: "list"; readonly items: readonly Value[]; readonly whole: boolean }
  | { readonly is: "dictionary"; readonly entries: readonly DictionaryEntryValue[]; readonly whole: boolean }
  | { readonly is: "body"; readonly body: Body };

export interface DictionaryEntryValue {
  readonly key: SingleValue;
  readonly value: Value;
}

/** A value that has no others in it. */
export type SingleValue = Exclude<Value, { is: "group" | "list" | "dictionary" | "body" }>;

export interface NamedValue {
  /** In the spelling of the standard: `query_id`. */
  readonly name: string;
  readonly value: Value;
}

/** Whether a body fits its layout. */
export type Fit =
  | { readonly is: "whole" }
  /** Something follows that is not in the layout. */
  | { readonly is: "part"; readonly bits: number; readonly refs: number }
  /** Only its beginning was returned in a bounced message. */
  | { readonly is: "beginning" }
  /** It has more values than the limit. */
  | { readonly is: "cut" }
  /** The first field that is missing or invalid. */
  | { readonly is: "unfit"; readonly field: string };

/** A body with a layout. */
export interface Body {
  /** As the table of operations names it. */
  readonly name: string;
  /** Null for orders to wallets, which begin with a signature. */
  readonly opcode: Opcode | null;
  /** The standard that defines the layout: "TEP-74". */
  readonly standard: string;
  readonly fields: readonly NamedValue[];
  readonly fit: Fit;
  /** What it was recognised by: its number, the kind of the account that it went to, or its form alone. */
  readonly by: "opcode" | "account" | "form";
}

/** The result of reading cells as the body of a message. */
export type BodyReading =
  | { readonly is: "empty" }
  | { readonly is: "unknown"; readonly opcode: Opcode | null }
  | { readonly is: "read"; readonly body: Body };
