/** Helpers shared by the scripts. No dependencies: some of them run before anything is installed. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { endWithThis, isEnding } from "./start/ending.mjs";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
export const bin = (/** @type {string} */ name) => join(ROOT, "node_modules", ".bin", name);

/** Whether Node was started with this file, possibly through a symbolic link. @param {string} url `import.meta.url` */
export function isMain(url) {
  const started = process.argv[1];
  return started !== undefined && existsSync(started) && realpathSync(started) === fileURLToPath(url);
}

const OLDEST_NODE = [20, 19];

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(
    `Shardscope needs Node ${OLDEST_NODE.join(".")} or newer; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}

/** Runs a program to its end, which after a signal is the end of this process, too. @param {string} program @param {readonly string[]} args @param {import("node:child_process").SpawnOptions} options @returns {Promise<number>} */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args], { cwd: ROOT, stdio: "inherit", ...options });
    endWithThis(child);
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      if (!isEnding()) resolve(code ?? (signal === null ? 1 : 128));
    });
  });
}

/**
 * The same, capturing its output.
 *
 * @param {string} program @param {readonly string[]} args @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<{ exitCode: number, output: string }>}
 */
export function capture(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args], { cwd: ROOT, ...options, stdio: ["ignore", "pipe", "pipe"] });
    endWithThis(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (/** @type {string} */ text) => (output += text));
    child.on("error", reject);
    // Not before all of its output has arrived.
    child.on("close", (code, signal) => {
      if (!isEnding()) resolve({ exitCode: code ?? (signal === null ? 1 : 128), output });
    });
  });
}

/** The environment of every tool: nothing we run reports home or checks for updates. */
export const QUIET = {
  NEXT_TELEMETRY_DISABLED: "1",
  npm_config_update_notifier: "false",
  npm_config_fund: "false",
  npm_config_audit: "false",
};

/** Files that a build does not read. */
const OF_NO_CONSEQUENCE = /^\.|^node_modules$|\.test\.tsx?$/;

/** Digest of files and folders, to skip work whose inputs have not changed. @param {readonly string[]} paths */
export function digestOf(paths) {
  const digest = createHash("sha256");
  /** @param {string} path */
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!OF_NO_CONSEQUENCE.test(name)) add(join(path, name));
      return;
    }
    digest.update(relative(ROOT, path)).update("\0").update(readFileSync(path)).update("\0");
  };
  for (const path of paths) add(join(ROOT, path));
  return digest.update(process.versions.node.split(".")[0] ?? "").digest("hex");
}

/** @param {string} stamp @param {string} digest */
export function isCurrent(stamp, digest) {
  const path = join(ROOT, stamp);
  return existsSync(path) && readFileSync(path, "utf8") === digest;
}

/** @param {string} stamp @param {string} digest */
export function remember(stamp, digest) {
  const path = join(ROOT, stamp);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, digest);
}

/**
 * Runs a step, and prints its name and duration.
 *
 * @template T @param {string} what @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function step(what, work) {
  const startMs = performance.now();
  console.log(`> ${what}`);
  const result = await work();
  console.log(`  done in ${((performance.now() - startMs) / 1000).toFixed(1)} s`);
  return result;
}

/** A tool's JSON report; null if it cannot be read. @param {string} path */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), "utf8"));
  } catch {
    return null;
  }
}
