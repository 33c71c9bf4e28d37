import * as v from "valibot";
import { ApiErrorSchema } from "../../toncenter/error-schema";
import { bigintText } from "../list/page-schema";
import { rowAddress, rowHash } from "../list/row-schema";

/** An account involved in a message to be sent, according to the index. */
const ConcernedAccount = v.object({
  address: rowAddress,
  /** `nonexist` for an address that was never used; null if unknown. */
  status: v.nullable(v.string()),
  isWallet: v.boolean(),
  name: v.optional(v.string()),
  nameSource: v.optional(v.string()),
  /** Why its name may mislead, or that it is reported. */
  doubt: v.optional(v.string()),
});
export type ConcernedAccount = v.InferOutput<typeof ConcernedAccount>;

/** The destination as a node has it now. */
const DestinationState = v.object({
  status: v.string(),
  balance: bigintText,
  codeHash: v.nullable(rowHash),
  /** For a contract with widely used code: `wallet_v4r2`. */
  kind: v.nullable(v.string()),
  seqno: v.nullable(v.number()),
  walletId: v.nullable(v.number()),
  maySign: v.nullable(v.boolean()),
  isSuspended: v.boolean(),
  /** Of the state that a frozen account takes back. */
  frozenHash: v.nullable(rowHash),
  /** The time of the node's newest block, in Unix seconds. */
  time: v.number(),
});
export type DestinationState = v.InferOutput<typeof DestinationState>;

const EstimatedFees = v.object({
  importFee: bigintText,
  storage: bigintText,
  gas: bigintText,
  forward: bigintText,
});
export type EstimatedFees = v.InferOutput<typeof EstimatedFees>;

/** What the chain knows about a message before it is sent. */
export const SendFacts = v.object({
  /** Null where the node gave no answer. */
  destination: v.nullable(DestinationState),
  /** The public key is in the wallet's data, deployed or sent along. */
  signature: v.picklist(["valid", "invalid", "unchecked"]),
  accounts: v.pipe(v.array(ConcernedAccount), v.readonly()),
  fees: v.nullable(EstimatedFees),
  /** Why there are none. */
  feesProblem: v.nullable(ApiErrorSchema),
  /** The transaction that received exactly this message. */
  transaction: v.nullable(rowHash),
  /** Why the destination's state is not known. */
  problem: v.nullable(ApiErrorSchema),
  asOfMs: v.number(),
});
export type SendFacts = v.InferOutput<typeof SendFacts>;
