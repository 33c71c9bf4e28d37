/** The configuration for scripts: read, validated, and explained if it is invalid. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { embeddedNetwork, readEnvironment } from "../../lib/config/environment.mjs";
import { portProblem } from "./children.mjs";
import { ROOT } from "../run.mjs";

/** `embedded` are additions to the explorer's environment if localnet is to be started for it. */
export function settingsOrExit() {
  loadEnvironmentFile();
  const embedded = embeddedNetwork(process.env);
  const read = readEnvironment({ ...process.env, ...embedded });
  if (!read.ok) {
    console.error(
      `The configuration has ${read.problems.length === 1 ? "an error" : "errors"}:\n\n${read.problems.map((problem) => `  ${problem}`).join("\n")}\n`,
    );
    process.exit(2);
  }
  return { ...read.settings, embedded };
}

export function loadEnvironmentFile() {
  const file = join(ROOT, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Checks the port before any long work. @param {{ host: string, port: number }} settings */
export async function requireFreePort({ host, port }) {
  const problem = await portProblem(host, port);
  if (problem === null) return;
  console.error(problem);
  process.exit(2);
}

/** The address to open in a browser. @param {{ host: string, port: number }} settings */
export function addressOf({ host, port }) {
  const shown = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}
