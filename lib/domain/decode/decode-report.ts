import type { Address } from "../../ton/address/address";
import type { ReadAddress } from "../../ton/address/read-address";
import type { BlockId } from "../../ton/block/block";
import type { Body, BodyReading } from "../../ton/bodies/value";
import type { CellGraph } from "../../ton/cell/cell";
import type { Opcode } from "../../ton/contract/opcode";
import type { Hash } from "../../ton/value/hash";

/** A root of a bag, read in every form that it fits. */
export interface DecodedRoot {
  readonly index: number;
  /** Structures of the network that it fits to the last bit, the most likely one first. */
  readonly structures: readonly Body[];
  /** The same cells as the body of a message. */
  readonly body: BodyReading;
  /** Which of the two it is more likely to be. */
  readonly leads: "structure" | "body";
  /** The name of a known contract's code, and the methods of any code. */
  readonly code: { readonly name: string | null; readonly methods: readonly number[] } | null;
  /** The normalized hash of an external message. */
  readonly messageHash: Hash | null;
}

export interface BagReading {
  readonly is: "bag";
  /** In base64url; null for bags that are too long for a link. */
  readonly boc: string | null;
  readonly bytes: number;
  readonly graph: CellGraph;
  readonly roots: readonly DecodedRoot[];
}

export interface AddressReading {
  readonly is: "address";
  readonly address: Address;
  readonly form: ReadAddress["form"];
  readonly bounceable: boolean | null;
  readonly testnet: boolean | null;
}

export interface OpcodeReading {
  readonly is: "opcode";
  readonly opcode: Opcode;
  readonly name: string | null;
  /** The standards whose layouts begin with it. */
  readonly standards: readonly string[];
}

export interface MethodReading {
  readonly is: "method";
  readonly id: number;
  readonly name: string | null;
}

/** The name of something in a contract, and the numbers derived from it. */
export interface NameReading {
  readonly is: "name";
  readonly name: string;
  /** Operations with that name. */
  readonly opcodes: readonly Opcode[];
  readonly crc32: Opcode;
  readonly methodId: number;
}

/** A constructor in TL-B, and the opcodes that its text stands for. */
export interface DeclarationReading {
  readonly is: "declaration";
  readonly constructor: string;
  /** The text that the checksum is computed from. */
  readonly text: string;
  readonly written: Opcode | null;
  readonly request: Opcode;
  readonly response: Opcode;
}

export interface NumberReading {
  readonly is: "number";
  readonly value: bigint;
}

/** A number with a decimal point, in the smallest units of the coin. */
export interface AmountReading {
  readonly is: "amount";
  readonly nano: bigint;
}

export interface TimeReading {
  readonly is: "time";
  readonly seconds: number;
}

export interface BytesReading {
  readonly is: "bytes";
  readonly hex: string;
}

/** One way to understand what was typed. */
export type TextReading =
  | BagReading
  | { readonly is: "broken bag"; readonly reason: string }
  | AddressReading
  | { readonly is: "hash"; readonly hash: Hash }
  | { readonly is: "block"; readonly id: BlockId }
  | OpcodeReading
  | MethodReading
  | NameReading
  | DeclarationReading
  | NumberReading
  | AmountReading
  | TimeReading
  | BytesReading;

export interface DecodedItem {
  /** As it was typed; long texts are cut. */
  readonly text: string;
  /** The most likely one first; none where it is not recognized. */
  readonly readings: readonly TextReading[];
}

export interface DecodeReport {
  readonly items: readonly DecodedItem[];
  /** There were more than the limit. */
  readonly isCut: boolean;
}
