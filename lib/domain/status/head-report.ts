import * as v from "valibot";
import { ApiErrorSchema } from "../../toncenter/error-schema";

/** The newest masterchain block of a network, as our server sends it to browsers. */
const HeadBlock = v.object({
  seqno: v.number(),
  /** Unix seconds. */
  generatedAt: v.number(),
  /** Null if the service does not report it. */
  transactions: v.nullable(v.number()),
  rootHash: v.string(),
});
export type HeadBlock = v.InferOutput<typeof HeadBlock>;

export const HeadReport = v.object({
  head: v.nullable(HeadBlock),
  /** When the service answered, by our server's clock. */
  asOfMs: v.nullable(v.number()),
  /** Why there is no newer one, if the service could not be reached. */
  problem: v.nullable(ApiErrorSchema),
  nowMs: v.number(),
});
export type HeadReport = v.InferOutput<typeof HeadReport>;
