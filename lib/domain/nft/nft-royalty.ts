import type { StackValue } from "../../toncenter/stack";
import { accountAt, numberAt } from "../call/stack-fields";
import { partyOf } from "../transaction/make-transaction-row";
import type { Party } from "../transaction/transaction-row";

/** The creator's part of an NFT's sale price, as its contract declares it (TEP-66). Marketplaces need not follow it. */
export type NftRoyalty =
  | { readonly is: "share"; readonly share: number; readonly to: Party | null }
  | { readonly is: "none" }
  /** The contract has no such method, or its answer is meaningless. */
  | { readonly is: "undeclared" };

const DIGITS = 1_000_000n;

/** Of `royalty_params`: numerator, denominator, destination. */
export function nftRoyalty(exitCode: number, stack: readonly StackValue[]): NftRoyalty {
  const [numerator, denominator] = [numberAt(stack, 0), numberAt(stack, 1)];
  if (exitCode !== 0 || numerator === null || denominator === null) return { is: "undeclared" };
  if (numerator === 0n) return { is: "none" };
  if (numerator < 0n || denominator < numerator) return { is: "undeclared" };
  const to = accountAt(stack, 2);
  return {
    is: "share",
    share: Number((numerator * DIGITS) / denominator) / Number(DIGITS),
    to: to === null ? null : partyOf(to, {}),
  };
}
