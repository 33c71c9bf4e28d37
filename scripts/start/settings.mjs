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
  if (!read.ok) return exit(read.problems);
  const { port, localnetPort } = read.settings;
  if (embedded !== null && port === localnetPort)
    return exit([`PORT and LOCALNET_PORT are both ${port}: the explorer and its chain need a port each`]);
  return { ...read.settings, embedded };
}

/** @param {readonly string[]} problems @returns {never} */
function exit(problems) {
  const lines = problems.map((problem) => `  ${problem}`).join("\n");
  console.error(`The configuration has ${problems.length === 1 ? "an error" : "errors"}:\n\n${lines}\n`);
  process.exit(2);
}

/** Ends a program that takes no arguments, if it was given any. */
export function requireNoArguments() {
  const [unknown] = process.argv.slice(2);
  if (unknown === undefined) return;
  console.error(
    `Unknown argument: ${unknown}. Settings are environment variables, such as PORT=8080 (see .env.example).`,
  );
  process.exit(2);
}

export function loadEnvironmentFile() {
  const file = join(ROOT, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Checks the port before any long work.
 *
 * @param {{ host: string, port: number, localnetPort: number }} settings @param {string} command
 */
export async function requireFreePort({ host, port, localnetPort }, command) {
  const problem = await portProblem(host, port, { variable: "PORT", command, reserved: localnetPort });
  if (problem === null) return;
  console.error(problem);
  process.exit(2);
}

/** The address to open in a browser. @param {{ host: string, port: number }} settings */
export function addressOf({ host, port }) {
  const shown = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}
