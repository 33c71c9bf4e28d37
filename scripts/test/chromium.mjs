/** How to launch a Chromium to test with: the configured one, the system's, Playwright's own, or the one packed in npm. */
import { existsSync, mkdirSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { isMain, ROOT } from "../run.mjs";

const SYSTEM = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const UNPACKED = join(ROOT, "node_modules/.cache/chromium");

async function findChromium() {
  const configured = process.env["CHROMIUM_PATH"];
  if (configured !== undefined && configured !== "") return configured;
  const system = SYSTEM.find((path) => existsSync(path));
  if (system !== undefined) return system;
  const { chromium } = await import("playwright/test");
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (process.platform === "linux" && process.arch === "x64") return unpackChromium();
  throw new Error("Chromium not found: install it, or set CHROMIUM_PATH.");
}

async function unpackChromium() {
  const unpacked = join(UNPACKED, "chromium");
  if (existsSync(unpacked)) return unpacked;
  mkdirSync(UNPACKED, { recursive: true });
  const keep = process.env["TMPDIR"];
  // It unpacks into the temporary folder, and includes the libraries that a bare system lacks if it believes it is
  // running in the cloud it was packed for.
  process.env["TMPDIR"] = UNPACKED;
  if (!existsSync("/usr/lib/x86_64-linux-gnu/libnss3.so"))
    process.env["AWS_LAMBDA_JS_RUNTIME"] = "nodejs20.x";
  try {
    const packed = await import("@sparticuz/chromium");
    return await packed.default.executablePath();
  } finally {
    if (keep === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = keep;
  }
}

/** It must not contact anything but our pages. */
const ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
];

const SHARED_MEMORY = "/dev/shm";
/** Containers often have 64 MB of it, with which Chromium crashes. */
const ENOUGH_SHARED_MEMORY = 2 ** 30;

/** Playwright places memory that processes share in files on disk, which takes 3 % of the tests' CPU time. */
function hasSharedMemory() {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= ENOUGH_SHARED_MEMORY;
}

/** For `chromium.launch`. */
export async function chromiumOptions() {
  return {
    executablePath: await findChromium(),
    args: ARGS,
    ...(hasSharedMemory() ? { ignoreDefaultArgs: ["--disable-dev-shm-usage"] } : {}),
  };
}

if (isMain(import.meta.url)) console.log(await findChromium());
