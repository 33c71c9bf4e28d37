import * as v from "valibot";
import { bigintText } from "../list/page-schema";
import { rowAddress, rowHash } from "../list/row-schema";
import { Comment } from "../message/comment-schema";
import { PicturePath } from "../token/picture-schema";
import { Party } from "../transaction/transaction-row";
import { ACTION_KINDS } from "./action-kinds";

const text = v.string();

/** A token as its issuer describes it, which is not trustworthy. */
export const Token = v.object({
  master: v.nullable(rowAddress),
  symbol: v.nullable(text),
  /** Null when unknown: then the amount cannot be scaled. */
  decimals: v.nullable(v.number()),
  /** Why the name may be misleading. */
  doubt: v.nullable(text),
  picture: PicturePath,
});
export type Token = v.InferOutput<typeof Token>;

/** Text from the chain, cut to a maximum length. */
const written = { text, length: v.number() };

/** Contracts with their own page, which says more than the account's. */
const CONTRACT_PAGES = ["multisig", "vesting", "pool"] as const;
export type ContractPage = (typeof CONTRACT_PAGES)[number];

/** A part of a sentence with the data to render it. Only `text` is our own and is printed as it is. */
export const ActionPart = v.variant("is", [
  v.object({ is: v.literal("phrase"), text }),
  v.object({ is: v.literal("party"), party: Party, page: v.optional(v.picklist(CONTRACT_PAGES)) }),
  v.object({ is: v.literal("coins"), amount: bigintText }),
  v.object({ is: v.literal("tokens"), amount: bigintText, token: Token }),
  v.object({ is: v.literal("token"), token: Token }),
  v.object({
    is: v.literal("item"),
    address: rowAddress,
    name: v.nullable(text),
    doubt: v.nullable(text),
    picture: PicturePath,
  }),
  v.object({ is: v.literal("text"), ...written }),
  v.object({ is: v.literal("comment"), ...Comment.entries, encrypted: v.boolean() }),
  v.object({ is: v.literal("code"), ...written }),
  v.object({ is: v.literal("number"), value: bigintText }),
  v.object({ is: v.literal("time"), at: v.number() }),
]);
export type ActionPart = v.InferOutput<typeof ActionPart>;

const parts = v.pipe(v.array(ActionPart), v.readonly());

/** An action, as lists show it. Numbers that can be large are decimal text in JSON. */
export const ActionRow = v.object({
  id: rowHash,
  /** The id of its trace. */
  trace: v.nullable(rowHash),
  /** Unix seconds. */
  at: v.number(),
  /** The name of the type in the API. */
  type: text,
  label: text,
  kind: v.picklist(ACTION_KINDS),
  /** How much it says about what its trace was for, if the initiator of the trace made it (`actionRank`). */
  rank: v.number(),
  /** The direction as seen from the account of the list. */
  direction: v.nullable(v.picklist(["in", "out", "self"])),
  failed: v.boolean(),
  /** A payment that failed and came back to its sender. */
  bounced: v.boolean(),
  pending: v.boolean(),
  sentence: parts,
  /** Additional facts, one part list each. */
  more: v.pipe(v.array(parts), v.readonly()),
  /** All other details, labelled with their API names. */
  facts: v.pipe(v.array(v.object({ name: text, parts })), v.readonly()),
  /** The amount that is summed up when similar actions are grouped. */
  sum: v.nullable(v.number()),
  /** The signed changes that it makes to the balances of the list's account. */
  changes: parts,
});
export type ActionRow = v.InferOutput<typeof ActionRow>;
export type ActionDirection = NonNullable<ActionRow["direction"]>;
