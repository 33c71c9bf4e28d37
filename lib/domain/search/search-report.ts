import * as v from "valibot";
import { isShard, type Shard } from "../../ton/block/shard";
import { ApiErrorSchema } from "../../toncenter/error-schema";
import { rowHash } from "../list/row-schema";

const shard = v.custom<Shard>((text) => typeof text === "string" && isShard(text), "a shard");

/** What a hash turned out to be the hash of. */
export const HashFinding = v.variant("kind", [
  v.object({ kind: v.literal("transaction"), hash: rowHash }),
  /** With the transactions at its two ends, which come from and go to nowhere if it is not of this chain. */
  v.object({
    kind: v.literal("message"),
    hash: rowHash,
    receivedBy: v.nullable(rowHash),
    sentBy: v.nullable(rowHash),
  }),
  /** The root is the transaction that all others of the trace follow from. */
  v.object({ kind: v.literal("trace"), hash: rowHash, root: rowHash }),
  v.object({
    kind: v.literal("block"),
    hash: rowHash,
    id: v.object({ workchain: v.number(), shard, seqno: v.number() }),
  }),
]);
export type HashFinding = v.InferOutput<typeof HashFinding>;

const NetworkPart = v.object({ id: v.string(), name: v.string(), standard: v.boolean() });

/** What the other networks say about a hash that this one does not know. */
export const ElsewhereReport = v.object({
  found: v.array(v.object({ network: NetworkPart, finding: HashFinding })),
  without: v.array(NetworkPart),
  failed: v.array(v.object({ network: NetworkPart, error: ApiErrorSchema })),
  /** Beyond the number of networks that one hash is worth. */
  notAsked: v.array(NetworkPart),
});
export type ElsewhereReport = v.InferOutput<typeof ElsewhereReport>;

/** The answer to "what is this hash", as our own server gives it to browsers. */
export const HashReport = v.object({
  here: v.nullable(HashFinding),
  problem: v.nullable(ApiErrorSchema),
  /** Asked for only where this network says that there is nothing. */
  elsewhere: v.nullable(ElsewhereReport),
});
export type HashReport = v.InferOutput<typeof HashReport>;
