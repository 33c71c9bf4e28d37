/** Runs the production build for browser tests, and keeps every line that it logs and every response that it sends. */
import { spawn } from "node:child_process";
import { mkdirSync, openSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { SERVER } from "../../scripts/build.mjs";
import { EXPLORER_LOG, explorerEnvironment, RECORDER, RESPONSES_FILE } from "./world";

mkdirSync(dirname(EXPLORER_LOG), { recursive: true });
const log = openSync(EXPLORER_LOG, "w");
writeFileSync(RESPONSES_FILE, "");
const server = spawn(process.execPath, ["--import", RECORDER, SERVER], {
  env: { PATH: process.env["PATH"], RESPONSES_FILE: resolve(RESPONSES_FILE), ...explorerEnvironment() },
  stdio: ["ignore", log, log, "ipc"],
});
server.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill("SIGTERM"));
