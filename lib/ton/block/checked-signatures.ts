import type { Hash } from "../value/hash";

export interface CheckedSignature {
  readonly node: Hash;
  /** Its place in the set, from 0 on; null for one that is not in it. */
  readonly place: number | null;
  readonly publicKey: string | null;
  readonly weight: bigint | null;
  /**
   * `stranger`: its signer makes no blocks of the masterchain, so there is no key to check it with.
   * `repeated`: its signer has been counted already.
   */
  readonly verdict: "valid" | "invalid" | "stranger" | "repeated";
}

export interface CheckedSignatures {
  readonly signatures: readonly CheckedSignature[];
  /** How many different validators of the masterchain have signed. */
  readonly valid: number;
  /** Their total weight, and that of all validators of the masterchain. */
  readonly weight: bigint;
  readonly totalWeight: bigint;
  /** How many validators the masterchain has. */
  readonly validators: number;
  /** Whether they have more than two thirds of the weight, as a block requires. */
  readonly sufficient: boolean;
}
