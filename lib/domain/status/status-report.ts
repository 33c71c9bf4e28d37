import * as v from "valibot";
import { ApiErrorSchema } from "../../toncenter/error-schema";
import { HeadReport } from "./head-report";

/** The state of one network's service and of our connection to it, as our server sends it to browsers. */
export const StatusReport = v.object({
  index: HeadReport,
  /** The newest masterchain block according to the node. */
  node: v.object({ seqno: v.nullable(v.number()), problem: v.nullable(ApiErrorSchema) }),
  versions: v.object({ v2: v.nullable(v.string()), v3: v.nullable(v.string()) }),
  budget: v.object({
    configuredPerSecond: v.number(),
    currentPerSecond: v.number(),
    tokens: v.number(),
    pausedForMs: v.number(),
    shared: v.boolean(),
    hasKey: v.boolean(),
  }),
  queue: v.object({
    interactive: v.number(),
    panel: v.number(),
    prefetch: v.number(),
    poll: v.number(),
    inFlight: v.number(),
    expectedWaitMs: v.number(),
  }),
  cache: v.object({
    entries: v.number(),
    bytes: v.number(),
    hits: v.number(),
    staleHits: v.number(),
    misses: v.number(),
    hitRate: v.nullable(v.number()),
  }),
  breaker: v.string(),
  calls: v.array(v.object({ fromMs: v.number(), ok: v.number(), failed: v.number() })),
});
export type StatusReport = v.InferOutput<typeof StatusReport>;
