import * as v from "valibot";

/** Which key may ask what, as data: a file can hold it. */
const Rules = v.strictObject({
  /** The network that this service runs; a key of another one is refused. */
  network: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/)),
  /** Requests a second of everybody who has no key. */
  keyless: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(1e6)), 1),
  keys: v.array(
    v.strictObject({
      key: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      network: v.string(),
      /** Requests a second. */
      rate: v.pipe(v.number(), v.minValue(0.01), v.maxValue(1e6)),
    }),
  ),
});
export type Rules = v.InferOutput<typeof Rules>;

/** Throws a sentence that says what is wrong with the rules. */
export function readRules(input: unknown): Rules {
  const rules = v.safeParse(Rules, input);
  if (rules.success) return rules.output;
  const [issue] = rules.issues;
  throw new Error(`The rules of the service are wrong at "${v.getDotPath(issue) ?? ""}": ${issue.message}`);
}
