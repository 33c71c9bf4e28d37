import "server-only";
import { readEnvironment, type Settings } from "../config/environment.mjs";

let cached: Settings | null = null;

/** The configuration of this process, read on first use. Throws an error with all problems if it is invalid. */
export function settings(): Settings {
  if (cached !== null) return cached;
  const read = readEnvironment(process.env);
  if (!read.ok) throw new Error(`The configuration is not valid:\n${read.problems.join("\n")}`);
  cached = read.settings;
  return cached;
}
