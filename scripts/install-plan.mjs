/**
 * What an installation has to do. `run` is what building and running take; `all` adds what tests and checks take.
 *
 * @typedef {"run" | "all"} Level
 */

/** The command that makes both levels from nothing, and the one that adds to a level that is there. */
const ANEW = ["ci"];
/** Unlike `npm ci` it keeps what is there, which a running explorer may have open. It changes no file of ours. */
const ADD = ["install", "--no-save"];

/** Peers that we use are dependencies of our own; the others nothing of ours loads. */
const OMIT = ["--omit=dev", "--omit=peer"];

/** Scripts of dependencies do not run: none of ours needs one. */
export const ALWAYS = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

/** @param {Level} level @param {string} digest of the lockfile */
export const stampOf = (level, digest) => `${level} ${digest}`;

/**
 * @param {{ wanted: Level, digest: string, stamp: string | null }} state `stamp` is what the last installation left
 * @returns {{ level: Level, args: readonly string[] } | null} what npm has to do and the level that this leads to; null
 *   when all that is wanted is there
 */
export function installPlan({ wanted, digest, stamp }) {
  const [had, hadDigest] = stamp?.split(" ") ?? [];
  const current = hadDigest === digest;
  if (current && (had === "all" || had === wanted)) return null;
  // Who has the test tools keeps them when the lockfile changes.
  const level = wanted === "all" || had === "all" ? "all" : "run";
  return { level, args: [...(current ? ADD : ANEW), ...(level === "run" ? OMIT : []), ...ALWAYS] };
}
