import * as v from "valibot";

/** What has changed: of an account its `WatchedAccount` as JSON; of what is pending a text that is another when that is. */
export const LiveChanges = v.array(v.object({ subject: v.string(), state: v.string() }));
export type LiveChanges = v.InferOutput<typeof LiveChanges>;
