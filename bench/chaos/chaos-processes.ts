import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVER } from "../../scripts/build.mjs";
import { answers } from "../../scripts/start/children.mjs";
import { freePort } from "../../scripts/test/free-port.mjs";
import type { REDIS_FAULTS } from "./fault-turns";
import type { Footprint } from "./chaos-limits";

export interface ExplorerProcess {
  readonly url: string;
  footprint(atMs: number): Promise<Footprint>;
  /** The errors in its log. */
  errors(): readonly string[];
  stop(): Promise<void>;
}

const START_MS = 60_000;

export async function startExplorer(env: Readonly<Record<string, string>>): Promise<ExplorerProcess> {
  const folder = mkdtempSync(join(tmpdir(), "chaos-"));
  const file = join(folder, "explorer.log");
  const log = openSync(file, "w");
  const port = await freePort();
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      HOSTNAME: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "error",
      ...env,
    },
    // The IPC channel ends it with this process, whatever the reason.
    stdio: ["ignore", log, log, "ipc"],
  });
  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(`${url}/api/health`, START_MS)))
    throw new Error(`an explorer did not start:\n${readFileSync(file, "utf8")}`);
  return {
    url,
    footprint: (atMs) => footprintOf(url, atMs),
    errors: () => readFileSync(file, "utf8").split("\n").filter(isError),
    async stop() {
      await ended(child, "SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Errors about Redis are expected: its failures are part of the run. */
const isError = (line: string) => line !== "" && !line.includes('"where":"redis"') && !line.startsWith("✓");

async function footprintOf(url: string, atMs: number): Promise<Footprint> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  const read = (name: string) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length) ?? 0,
    );
  return {
    atMs,
    memoryBytes: read("process_resident_memory_bytes"),
    descriptors: read("process_open_fds"),
    timers: read('nodejs_active_resources{type="Timeout"}'),
  };
}

export interface RedisProcess {
  readonly url: string;
  suffer(fault: (typeof REDIS_FAULTS)[number] | null): void;
  stop(): Promise<void>;
}

/** Null where there is no redis-server. */
export async function startRedis(): Promise<RedisProcess | null> {
  if (spawnSync("redis-server", ["--version"]).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), "chaos-redis-"));
  const port = await freePort();
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder];
  const start = () => spawn("redis-server", args, { stdio: "ignore" });
  let server = start();
  const kill = () => void server.kill("SIGKILL");
  process.once("exit", kill);
  return {
    url: `redis://127.0.0.1:${port}`,
    suffer(fault) {
      if (fault === "killed") kill();
      else if (fault === "asleep") server.kill("SIGSTOP");
      else if (server.killed && server.signalCode === "SIGKILL") server = start();
      else server.kill("SIGCONT");
    },
    async stop() {
      process.removeListener("exit", kill);
      await ended(server, "SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
}
