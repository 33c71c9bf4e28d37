/**
 * What an installation has to do. `run` is enough for building and running; `all` adds tests and checks.
 *
 * @typedef {"run" | "all"} Level
 */

/** Installs either level from scratch. */
const ANEW = ["ci"];
/**
 * Adds to an existing level. Unlike `npm ci` it keeps existing packages, which a running explorer may have open. It
 * changes no file of ours.
 */
const ADD = ["install", "--no-save"];

/** npm would otherwise decide by NODE_ENV and by its own settings. */
const INCLUDE = ["--include=dev", "--include=optional"];
/** Peers that we use are our own dependencies; none of our code loads the others. */
const OMIT = ["--omit=dev", "--omit=peer", "--include=optional"];

/** Scripts of dependencies do not run: we need none of them. */
export const ALWAYS = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

/** @param {Level} level @param {string} digest of the lockfile */
export const stampOf = (level, digest) => `${level} ${digest}`;

/**
 * @param {{ wanted: Level, digest: string, stamp: string | null }} state `stamp` is from the last installation
 * @returns {{ level: Level, args: readonly string[] } | null} npm's arguments and the resulting level; null
 *   if everything wanted is installed
 */
export function installPlan({ wanted, digest, stamp }) {
  const [had, hadDigest] = stamp?.split(" ") ?? [];
  const current = hadDigest === digest;
  if (current && (had === "all" || had === wanted)) return null;
  // An installation that has the test tools keeps them when the lockfile changes.
  const level = wanted === "all" || had === "all" ? "all" : "run";
  return { level, args: [...(current ? ADD : ANEW), ...(level === "run" ? OMIT : INCLUDE), ...ALWAYS] };
}
