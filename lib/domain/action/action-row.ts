import * as v from "valibot";
import { bigintText } from "../list/page-schema";
import { rowAddress, rowHash } from "../list/row-schema";
import { Party } from "../transaction/transaction-row";
import { ACTION_KINDS } from "./action-kinds";

const text = v.string();

/** A token, as its issuer describes it: nothing here is to be believed. */
const Token = v.object({
  master: v.nullable(rowAddress),
  symbol: v.nullable(text),
  /** Null when nobody told: then nobody knows how much it is. */
  decimals: v.nullable(v.number()),
  /** Why it may not be what it is called. */
  doubt: v.nullable(text),
});
export type Token = v.InferOutput<typeof Token>;

/** Somebody's words: at most the first so many characters come along. */
const written = { text, length: v.number() };

/** A piece of a sentence, with what it needs to be drawn. Our own words are the only ones that are drawn as they are. */
export const ActionPart = v.variant("is", [
  v.object({ is: v.literal("words"), text }),
  v.object({ is: v.literal("party"), party: Party }),
  v.object({ is: v.literal("coins"), amount: bigintText }),
  v.object({ is: v.literal("tokens"), amount: bigintText, token: Token }),
  v.object({ is: v.literal("token"), token: Token }),
  v.object({
    is: v.literal("item"),
    address: rowAddress,
    name: v.nullable(text),
    doubt: v.nullable(text),
  }),
  v.object({ is: v.literal("text"), ...written }),
  v.object({ is: v.literal("comment"), ...written, encrypted: v.boolean() }),
  v.object({ is: v.literal("code"), ...written }),
  v.object({ is: v.literal("number"), value: bigintText }),
  v.object({ is: v.literal("time"), at: v.number() }),
]);
export type ActionPart = v.InferOutput<typeof ActionPart>;

const parts = v.pipe(v.array(ActionPart), v.readonly());

/** Something that happened, as lists show it. Numbers that can be large are text on the wire. */
export const ActionRow = v.object({
  id: rowHash,
  /** The trace that it belongs to: where to read more. */
  trace: v.nullable(rowHash),
  /** Seconds since 1970. */
  at: v.number(),
  /** As the service calls it. */
  type: text,
  label: text,
  kind: v.picklist(ACTION_KINDS),
  /** Which way it went, as seen from the account that the list is about. */
  direction: v.nullable(v.picklist(["in", "out", "self"])),
  failed: v.boolean(),
  pending: v.boolean(),
  sentence: parts,
  /** What is worth knowing besides, each for itself. */
  more: v.pipe(v.array(parts), v.readonly()),
  /** All else that the service told, under its names in plain words. */
  facts: v.pipe(v.array(v.object({ name: text, parts })), v.readonly()),
  /** What is added up where many alike stand together. */
  sum: v.nullable(v.number()),
});
export type ActionRow = v.InferOutput<typeof ActionRow>;
export type ActionDirection = NonNullable<ActionRow["direction"]>;
