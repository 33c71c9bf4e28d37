import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, vi } from "vitest";
import { connectToRedis, OptionalRedis, type RedisCommands } from "../../lib/gateway/cache/redis";
import { systemClock } from "../../lib/gateway/gateway-clock";

/** Opt-in, since these tests depend on real time: a busy machine may keep Redis from answering within 50 ms. */
const WANTED = process.env["REAL_REDIS"] === "on";
const HAS_REDIS = WANTED && spawnSync("redis-server", ["--version"]).status === 0;

/** A separate redis-server for one test file. */
export interface RealRedis {
  /** Connects as another instance of the explorer would. */
  connect(): Promise<{ readonly commands: RedisCommands; readonly redis: OptionalRedis }>;
  /** Whether it rejects writes as if its memory were full. */
  setFull(isFull: boolean): void;
  signal(name: "SIGSTOP" | "SIGCONT" | "SIGKILL"): void;
  /** Restarts it after it was killed, without its data. */
  start(): void;
}

/** Retries timeouts of the test's own commands: on a busy machine Redis does not always answer in time. */
function patient(commands: RedisCommands): RedisCommands {
  const tryAgain = async <T>(command: () => Promise<T>, times = 20): Promise<T> => {
    try {
      return await command();
    } catch (error) {
      if (times === 0 || !String(error).includes("in time")) throw error;
      return tryAgain(command, times - 1);
    }
  };
  return {
    get ready() {
      return commands.ready;
    },
    get: (key) => tryAgain(() => commands.get(key)),
    setFor: (...given) => tryAgain(() => commands.setFor(...given)),
    evaluate: (...given) => tryAgain(() => commands.evaluate(...given)),
  };
}

/** A `describe` that needs a real Redis; prints a message when it is skipped. */
export function describeWithRedis(what: string, describeAll: (server: RealRedis) => void): void {
  if (!HAS_REDIS)
    process.stderr.write(
      `SKIPPED ${what}: ${WANTED ? "no redis-server on this machine (apt-get install redis-server)" : "REAL_REDIS=on runs it"}\n`,
    );
  // oxlint-disable-next-line vitest/valid-title -- the file that calls this names it
  describe.skipIf(!HAS_REDIS)(what, () => {
    const folder = mkdtempSync(join(tmpdir(), "shardscope-redis-"));
    const socket = join(folder, "redis.sock");
    const clients: { close(): void }[] = [];
    let server: ChildProcess | null = null;
    const real: RealRedis = {
      async connect() {
        const commands = connectToRedis(socket, () => {});
        clients.push(commands);
        await vi.waitUntil(() => commands.ready, { timeout: 10_000, interval: 5 });
        return { commands: patient(commands), redis: new OptionalRedis(commands, systemClock) };
      },
      setFull(isFull) {
        spawnSync("redis-cli", ["-s", socket, "config", "set", "maxmemory", isFull ? "1" : "0"]);
      },
      signal: (name) => void server?.kill(name),
      start() {
        const options = ["--port", "0", "--unixsocket", socket, "--save", "", "--dir", folder];
        server = spawn("redis-server", options, { stdio: "ignore" });
      },
    };
    beforeAll(async () => {
      real.start();
      await real.connect();
    });
    afterAll(() => {
      for (const client of clients) client.close();
      server?.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    });
    describeAll(real);
  });
}
