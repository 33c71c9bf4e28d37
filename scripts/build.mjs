/** Builds the explorer, unless nothing has changed since the last build. */
import { cpSync, existsSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { COMPILED_MARK } from "./build/compiled-mark.mjs";
import { compressFiles } from "./build/compress-files.mjs";
import { writeCardFonts } from "./build/card-fonts.mjs";
import { install } from "./install.mjs";
import { pageExtensions } from "./build/page-extensions.mjs";
import { bin, digestOf, isCurrent, isMain, QUIET, remember, requireNode, ROOT, run, step } from "./run.mjs";

const STAMP = ".next/shardscope-build";
const INPUTS = [
  "package-lock.json",
  "next.config.js",
  "postcss.config.mjs",
  "tsconfig.json",
  "instrumentation.ts",
  "instrumentation.node.ts",
  "app",
  "components",
  "fixtures",
  "lib",
  "public",
  "scripts/build",
  "scripts/start/server.mjs",
  "scripts/workers",
];

const NEXT = join(ROOT, ".next");
const POLL_MS = 100;

export const SERVER = join(NEXT, "standalone/server.js");

/** @param {{ anew?: boolean }} options */
export async function build({ anew = false } = {}) {
  // A build with the gallery counts as a different one.
  const digest = `${digestOf(INPUTS)} ${pageExtensions({ ...process.env, NODE_ENV: "production" }).join(" ")}`;
  if (anew || !isCurrent(STAMP, digest) || !existsSync(SERVER)) await buildAnew(digest);
  removeSettings();
}

/** @param {string} digest */
async function buildAnew(digest) {
  await step("building the explorer (only when something has changed)", async () => {
    rmSync(join(NEXT, COMPILED_MARK), { force: true });
    const ended = new AbortController();
    const compressing = compressWhenCompiled(ended.signal);
    const code = await run(process.execPath, [bin("next"), "build"], {
      env: { ...process.env, ...QUIET, NODE_ENV: "production" },
    });
    if (code !== 0) process.exit(code);
    ended.abort();
    await compressing;
    // Next writes some files after it has compiled the rest.
    await compressFiles(join(NEXT, "static"));
    // The standalone server serves these itself but leaves the copying to the deployment.
    for (const [from, to] of [
      [".next/static", ".next/standalone/.next/static"],
      ["public", ".next/standalone/public"],
    ]) {
      if (from === undefined || to === undefined || !existsSync(join(ROOT, from))) continue;
      rmSync(join(ROOT, to), { recursive: true, force: true });
      cpSync(join(ROOT, from), join(ROOT, to), { recursive: true });
    }
    writeCardFonts(join(ROOT, ".next/standalone/fonts"));
    cpSync(join(ROOT, "scripts/start/server.mjs"), SERVER);
  });
  remember(STAMP, digest);
}

/**
 * Compresses the files for browsers while Next goes on: what it does after compiling needs one core only.
 *
 * @param {AbortSignal} ended
 */
async function compressWhenCompiled(ended) {
  while (!existsSync(join(NEXT, COMPILED_MARK))) {
    if (ended.aborted) return;
    await wait(POLL_MS);
  }
  await compressFiles(join(NEXT, "static"));
}

/**
 * Next copies the `.env` of the time of the build to its server, which would read it at every start: settings that have
 * been removed since, and old keys, would stay in force.
 */
function removeSettings() {
  for (const name of [".env", ".env.production"]) rmSync(join(dirname(SERVER), name), { force: true });
}

if (isMain(import.meta.url)) {
  requireNode();
  await install("run");
  await build({ anew: process.argv.includes("--anew") });
}
