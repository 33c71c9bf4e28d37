/** The configuration for scripts: read, checked, and explained if it is wrong. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { HOW_TO_CONFIGURE, readEnvironment } from "../lib/config/environment.mjs";
import { ROOT } from "./run.mjs";

export function settingsOrExit() {
  const file = join(ROOT, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  const read = readEnvironment(process.env);
  if (!read.ok) {
    console.error(
      `The configuration has ${read.problems.length === 1 ? "a mistake" : "mistakes"}:\n\n${read.problems.map((problem) => `  ${problem}`).join("\n")}\n`,
    );
    process.exit(2);
  }
  if (read.settings.networks.length === 0) {
    console.error(HOW_TO_CONFIGURE);
    process.exit(2);
  }
  return read.settings;
}

/** Where a person opens it. @param {{ host: string, port: number }} settings */
export function addressOf({ host, port }) {
  const shown = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${shown}:${port}`;
}
