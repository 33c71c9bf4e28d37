import * as v from "valibot";
import { isShard, type Shard } from "../../ton/block/shard";
import { ApiErrorSchema } from "../../toncenter/error-schema";
import { rowHash } from "../list/row-schema";

const shard = v.custom<Shard>((text) => typeof text === "string" && isShard(text), "a shard");

/** The kind of object that a hash identifies. */
export const HashFinding = v.variant("kind", [
  v.object({ kind: v.literal("transaction"), hash: rowHash }),
  /** With the transactions at its two ends, which do not exist for external ends. */
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

/** Results for a hash in the other networks, if this one does not have it. */
export const ElsewhereReport = v.object({
  found: v.array(v.object({ network: NetworkPart, finding: HashFinding })),
  without: v.array(NetworkPart),
  failed: v.array(v.object({ network: NetworkPart, error: ApiErrorSchema })),
  /** Networks that were skipped because of the limit. */
  skipped: v.array(NetworkPart),
});
export type ElsewhereReport = v.InferOutput<typeof ElsewhereReport>;

/** The result for a hash, as our server sends it to browsers. */
export const HashReport = v.object({
  here: v.nullable(HashFinding),
  problem: v.nullable(ApiErrorSchema),
  /** Only searched if this network has no result. */
  elsewhere: v.nullable(ElsewhereReport),
});
export type HashReport = v.InferOutput<typeof HashReport>;
