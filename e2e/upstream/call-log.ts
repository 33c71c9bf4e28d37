import * as v from "valibot";

const KEPT = 2_000;

/** One request that the upstream received. */
const CallSchema = v.object({
  method: v.string(),
  version: v.picklist(["v2", "v3"]),
  path: v.string(),
  /** As it was sent, without the question mark. */
  query: v.string(),
  body: v.string(),
  headers: v.record(v.string(), v.string()),
  key: v.nullable(v.string()),
  /** When it came, in milliseconds since 1970. */
  at: v.number(),
  /** Null while it is not answered, and for ever if it never is. */
  status: v.nullable(v.number()),
});

/** `total` counts all that ever came; the list has the last 2,000 of them, newest last. */
export const CallList = v.object({ total: v.number(), calls: v.array(CallSchema) });

export type Call = v.InferOutput<typeof CallSchema>;
export type CallList = v.InferOutput<typeof CallList>;

export class CallLog {
  #calls: Call[] = [];
  #total = 0;

  add(call: Call): void {
    this.#total += 1;
    this.#calls.push(call);
    // Cut now and then instead of with each call: a bench makes many.
    if (this.#calls.length >= 2 * KEPT) this.#calls = this.#calls.slice(-KEPT);
  }

  list(): CallList {
    return { total: this.#total, calls: this.#calls.slice(-KEPT) };
  }
}
