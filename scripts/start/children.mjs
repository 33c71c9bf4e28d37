/** The long-running programs of `npm start` and `npm run dev`: they start together and end together. */
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { totalmem } from "node:os";
import { ROOT } from "../run.mjs";
import { watchStarter } from "./starter.mjs";

const TIMEOUT_MS = 5_000;

const MAX_PORT = 65_535;
const FALLBACK_PORT = 8_080;

/** Node 24 lets the young generation grow to 128 MB; a smaller one costs no measurable time. */
const YOUNG_GENERATION_FLAG = "--max-semi-space-size=16";

/**
 * V8 collects garbage the later, the higher this limit is. Node's default on a large machine is 4 GB; with 1 GB the
 * server takes half the memory under load (docs/decisions/0043-process-capacity.md).
 */
const HEAP_LIMIT_MB = 1_024;

/**
 * Node's flags for the explorer's server. A heap limit in NODE_OPTIONS takes precedence, and a machine or container
 * with little memory gets a smaller one.
 *
 * @param {{ nodeOptions: string | undefined, memoryBytes: number }} environment
 */
export function serverFlags({ nodeOptions, memoryBytes }) {
  if (/max[-_]old[-_]space[-_]size/.test(nodeOptions ?? "")) return [YOUNG_GENERATION_FLAG];
  const megabytes = Math.min(HEAP_LIMIT_MB, Math.floor(memoryBytes / 2 / 1_048_576));
  return [YOUNG_GENERATION_FLAG, `--max-old-space-size=${megabytes}`];
}

/** The limit of the container is a huge number if there is none, and 0 on systems without such limits. */
export const SERVER_FLAGS = serverFlags({
  nodeOptions: process.env["NODE_OPTIONS"],
  memoryBytes: Math.min(totalmem(), process.constrainedMemory() || Infinity),
});

/**
 * The C library maps blocks of this size and more separately, and returns them to the system when they are freed. By
 * default it raises that size as it goes, and then keeps 150 MB more under load
 * (docs/decisions/0043-process-capacity.md). Other C libraries ignore this.
 */
export const SERVER_ENV = {
  MALLOC_MMAP_THRESHOLD_: process.env["MALLOC_MMAP_THRESHOLD_"] ?? "49152",
};

/** @typedef {{ name: string, args: readonly string[], env: Readonly<Record<string, string | undefined>> }} Program */

/**
 * Starts programs, and makes sure that none outlives this one: Ctrl-C, a termination signal, or the end of any of
 * them stops all.
 */
export function supervise() {
  let stopping = false;
  /** @type {import("node:child_process").ChildProcess[]} */
  const children = [];

  /** @param {Program} program */
  function start({ name, args, env }) {
    // Through the channel a child notices even a kill -9 of this process (see server.mjs).
    const child = spawn(process.execPath, [...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    child.on("error", (error) => {
      console.error(`${name} did not start: ${error.message}`);
      stop(1);
    });
    child.on("exit", (code, signal) => {
      if (!stopping) console.error(`${name} stopped unexpectedly (${signal ?? `code ${code}`}).`);
      stop(code ?? 1);
    });
    children.push(child);
  }

  /** @param {number} code */
  function stop(code) {
    if (!stopping) {
      stopping = true;
      process.exitCode = code;
      for (const child of children) child.kill("SIGTERM");
      setTimeout(() => {
        for (const child of children) child.kill("SIGKILL");
      }, TIMEOUT_MS).unref();
    }
    if (
      children.every(
        (child) => child.exitCode !== null || child.signalCode !== null || child.pid === undefined,
      )
    )
      process.exit();
  }

  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => stop(0));
  watchStarter(() => stop(0));
  return { start };
}

/**
 * Resolves to null if the port can be used, else to the reason.
 *
 * @param {string} host
 * @param {number} port
 * @param {{ variable: string, command: string, reserved: number }} way The variable that sets the port, the command
 *   that uses it, and a port that is needed for something else.
 * @returns {Promise<string | null>}
 */
export function portProblem(host, port, { variable, command, reserved }) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === "EADDRINUSE")
        resolve(
          `Port ${port} on ${host} is in use. Stop the program that uses it, or choose another port: ${variable}=${otherPort(port, reserved)} ${command}`,
        );
      else if (error.code === "EACCES")
        resolve(
          `This user may not listen on port ${port}. Choose a port above 1023: ${variable}=${FALLBACK_PORT} ${command}`,
        );
      else resolve(`Cannot listen on HOST=${host}: ${error.message}`);
    });
    probe.listen({ host, port }, () => probe.close(() => resolve(null)));
  });
}

/** @param {number} port @param {number} reserved */
export function otherPort(port, reserved) {
  const next = port + 1 === reserved ? port + 2 : port + 1;
  return next <= MAX_PORT ? next : FALLBACK_PORT === reserved ? FALLBACK_PORT + 1 : FALLBACK_PORT;
}

/** Waits until the address answers. @param {string} url @param {number} withinMs */
export async function answers(url, withinMs) {
  const giveUpAt = Date.now() + withinMs;
  while (Date.now() < giveUpAt) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(1_000) });
      if (response.ok) return true;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
