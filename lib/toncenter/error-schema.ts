import * as v from "valibot";
import type { ApiError } from "./error";

/** Validates, in the browser, an error that our own server sent as JSON. */
export const ApiErrorSchema: v.GenericSchema<unknown, ApiError> = v.variant("kind", [
  v.object({
    kind: v.literal("bad-input"),
    message: v.string(),
    field: v.nullable(v.string()),
    tried: v.array(v.string()),
  }),
  v.object({ kind: v.literal("not-found"), message: v.string() }),
  v.object({ kind: v.literal("not-yet"), message: v.string() }),
  v.object({
    kind: v.literal("rate-limited"),
    whose: v.picklist(["service", "queue", "visitor"]),
    retryAfterMs: v.number(),
  }),
  v.object({ kind: v.literal("unauthorized"), status: v.picklist([401, 403]), message: v.string() }),
  v.object({
    kind: v.literal("upstream"),
    cause: v.picklist(["timeout", "unreachable", "refused", "too-large", "resting", "machine"]),
    status: v.nullable(v.number()),
    message: v.string(),
  }),
  v.object({
    kind: v.literal("malformed"),
    endpoint: v.string(),
    path: v.string(),
    expected: v.string(),
    received: v.string(),
  }),
  v.object({ kind: v.literal("offline") }),
]);
