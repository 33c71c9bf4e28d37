import * as v from "valibot";

const KEPT = 2_000;

const CallSchema = v.object({
  method: v.string(),
  version: v.picklist(["v2", "v3"]),
  path: v.string(),
  /** As sent, without the question mark. */
  query: v.string(),
  body: v.string(),
  headers: v.record(v.string(), v.string()),
  key: v.nullable(v.string()),
  /** In Unix milliseconds. */
  at: v.number(),
  /** Null until it is answered. */
  status: v.nullable(v.number()),
});

/** `total` counts all calls ever received; the list has the last 2,000, newest last. */
export const CallList = v.object({ total: v.number(), calls: v.array(CallSchema) });

export type Call = v.InferOutput<typeof CallSchema>;
export type CallList = v.InferOutput<typeof CallList>;

export class CallLog {
  #calls: Call[] = [];
  #total = 0;

  add(call: Call): void {
    this.#total += 1;
    this.#calls.push(call);
    // Trimmed in batches instead of with each call: benchmarks make many.
    if (this.#calls.length >= 2 * KEPT) this.#calls = this.#calls.slice(-KEPT);
  }

  list(): CallList {
    return { total: this.#total, calls: this.#calls.slice(-KEPT) };
  }
}
