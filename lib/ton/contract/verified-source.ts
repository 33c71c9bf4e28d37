import * as v from "valibot";

/** Limits of a registry's answer about one code. */
export const SOURCE_LIMITS = {
  bytes: 2 * 1024 * 1024,
  files: 100,
  path: 200,
  content: 500_000,
  word: 100,
} as const;

const word = v.pipe(v.string(), v.maxLength(SOURCE_LIMITS.word));

const SourceFile = v.object({
  path: v.pipe(v.string(), v.minLength(1), v.maxLength(SOURCE_LIMITS.path)),
  content: v.pipe(v.string(), v.maxLength(SOURCE_LIMITS.content)),
});

/** The answer of a registry of verified sources for a code hash. */
export const VerifiedSource = v.object({
  /** The hash of the code, if the registry repeats it. */
  code_hash: v.optional(v.pipe(v.string(), v.maxLength(SOURCE_LIMITS.word))),
  /** "func", "tolk", "tact", "fift". */
  compiler: word,
  version: v.nullish(word, null),
  /** Unix seconds. */
  verified_at: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32)), null),
  files: v.pipe(v.array(SourceFile), v.minLength(1), v.maxLength(SOURCE_LIMITS.files)),
});
export type VerifiedSource = v.InferOutput<typeof VerifiedSource>;
