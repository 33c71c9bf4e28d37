import * as v from "valibot";

/**
 * What has changed: for an account, its `WatchedAccount` as JSON; for pending items, a text that changes whenever
 * they do.
 */
export const LiveChanges = v.array(v.object({ subject: v.string(), state: v.string() }));
export type LiveChanges = v.InferOutput<typeof LiveChanges>;
