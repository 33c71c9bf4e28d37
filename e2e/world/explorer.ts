/** Runs the production build for browser tests, and keeps every line that it logs. */
import { spawn } from "node:child_process";
import { mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { SERVER } from "../../scripts/build.mjs";
import { EXPLORER_LOG, explorerEnvironment } from "./world";

mkdirSync(dirname(EXPLORER_LOG), { recursive: true });
const log = openSync(EXPLORER_LOG, "w");
const server = spawn(process.execPath, [SERVER], {
  env: { PATH: process.env["PATH"], ...explorerEnvironment() },
  stdio: ["ignore", log, log, "ipc"],
});
server.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill("SIGTERM"));
