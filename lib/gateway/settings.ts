import "server-only";
import { readEnvironment, type Settings } from "../config/environment.mjs";

let known: Settings | null = null;

/** The configuration of this process, read on first use. Throws with all its problems if it is not valid. */
export function settings(): Settings {
  if (known !== null) return known;
  const read = readEnvironment(process.env);
  if (!read.ok) throw new Error(`The configuration is not valid:\n${read.problems.join("\n")}`);
  known = read.settings;
  return known;
}
