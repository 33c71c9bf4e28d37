import * as v from "valibot";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const ordinal = v.pipe(v.number(), v.integer(), v.minValue(1));
const ms = v.pipe(count, v.maxValue(600_000));

const regexp = v.pipe(
  v.string(),
  v.check((source) => compiles(source), "not a regular expression"),
);

function compiles(source: string): boolean {
  try {
    return new RegExp(source).source !== "";
  } catch {
    return false;
  }
}

/** Which requests a rule applies to; omitted fields match all. */
const FaultMatch = v.strictObject({
  version: v.optional(v.picklist(["v2", "v3"])),
  /** A regular expression for the whole path after the version: `transactions`, `jetton/.*`. */
  path: v.optional(regexp),
  /** Parameters that must have exactly these values, in the query or in a JSON body. */
  query: v.optional(v.record(v.string(), v.string())),
  /**
   * Counted among matching requests: `{ from: 3, to: 3 }` is the third, `{ from: 3 }` all from the third
   * on.
   */
  calls: v.optional(v.strictObject({ from: ordinal, to: v.optional(ordinal) })),
});

export const FAULT_STATUSES = [401, 403, 404, 409, 422, 429, 500, 502, 503, 504] as const;

export const Fault = v.variant("kind", [
  v.strictObject({ kind: v.literal("delay"), ms }),
  v.strictObject({
    kind: v.literal("status"),
    status: v.picklist(FAULT_STATUSES),
    /** Seconds, as in the header. */
    retryAfter: v.optional(count),
    /** A 429 has its text in `error` or, as observed on the hosted service, in `result`. */
    wording: v.optional(v.picklist(["error", "result"])),
    text: v.optional(v.string()),
  }),
  /** Announces the whole body and closes after half of it. */
  v.strictObject({ kind: v.literal("cut") }),
  v.strictObject({ kind: v.literal("notJson"), status: v.optional(v.picklist([200, 404, 502])) }),
  /** JSON that something between us and the service has written. */
  v.strictObject({
    kind: v.literal("foreign"),
    status: v.picklist(FAULT_STATUSES),
    body: v.record(v.string(), v.unknown()),
  }),
  /**
   * Replaces the value at a dotted path of the answer, `transactions.0.lt`; without a path the whole
   * answer.
   */
  v.strictObject({ kind: v.literal("wrongType"), path: v.string(), value: v.unknown() }),
  v.strictObject({ kind: v.literal("drop") }),
  v.strictObject({ kind: v.literal("hang") }),
  v.strictObject({ kind: v.literal("redirect"), to: v.string() }),
  v.strictObject({
    kind: v.literal("huge"),
    bytes: v.pipe(count, v.maxValue(2_000_000_000)),
    /** Whether a header says so; otherwise the reader has to count. */
    declared: v.optional(v.boolean()),
  }),
  /** The page begins with this many rows of the page before, as if rows had arrived in between. */
  v.strictObject({ kind: v.literal("repeatRows"), rows: ordinal }),
  /** The page has only this many rows, although there are more. */
  v.strictObject({ kind: v.literal("shortPage"), rows: count }),
  v.strictObject({ kind: v.literal("empty") }),
  v.strictObject({ kind: v.literal("gzip") }),
]);

export const FaultRule = v.strictObject({
  match: v.optional(FaultMatch, {}),
  /** How often the rule applies; null for always. */
  times: v.optional(v.nullable(ordinal), null),
  fault: Fault,
});

export type Fault = v.InferOutput<typeof Fault>;
export type FaultRule = v.InferOutput<typeof FaultRule>;
export type FaultRuleInput = v.InferInput<typeof FaultRule>;
export type FaultStatus = (typeof FAULT_STATUSES)[number];
