import { expect, test } from "playwright/test";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, readSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { CANARY_KEY, EXPLORER_LOG, EXPLORER_URL, RECORDER, RESPONSES_FILE } from "../world/world";
import { sentResponses } from "./sent-responses";

/** The key as it is, and in other encodings. */
const FORMS = [
  CANARY_KEY,
  CANARY_KEY.split("").toReversed().join(""),
  encodeURIComponent(CANARY_KEY),
  Buffer.from(CANARY_KEY).toString("hex"),
  // In base64 the middle is the same at one of three offsets.
  ...[0, 1, 2].map((offset) =>
    Buffer.from(`${"x".repeat(offset)}${CANARY_KEY}`)
      .toString("base64")
      .slice(4, -4),
  ),
];

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

const PIECE = 16 * 1_024 * 1_024;
const LONGEST = Math.max(...FORMS.map(({ length }) => length));
/** For all files: making one takes longer than searching most of them. */
const piece = Buffer.alloc(PIECE + LONGEST);

/** In pieces: a log may be long. */
function isLeak(path: string): boolean {
  const file = openSync(path, "r");
  try {
    for (let at = 0; ; at += PIECE) {
      const read = piece.subarray(0, readSync(file, piece, 0, piece.length, at));
      if (FORMS.some((form) => read.includes(form, 0, "latin1"))) return true;
      if (read.length <= PIECE) return false;
    }
  } finally {
    closeSync(file);
  }
}

function leaks(paths: readonly string[]): string[] {
  return paths.filter(isLeak);
}

test("no built file contains the key", () => {
  const built = filesUnder(".next").filter((path) => !path.includes("/cache/"));
  expect(built.length).toBeGreaterThan(50);
  expect(leaks(built)).toEqual([]);
});

const DOCTYPE = "<!DOCTYPE html>";
const LEAKING_SERVER = new URL("leaking-server.mjs", import.meta.url);

/** The URLs of recorded responses that contain the key, and how many pages were among them. */
function search(path: string) {
  const leaking = new Set<string>();
  let pages = 0;
  for (const { url, head, body } of sentResponses(path)) {
    if (body.subarray(0, DOCTYPE.length).toString() === DOCTYPE) pages += 1;
    if (FORMS.some((form) => head.includes(form) || body.includes(form, 0, "latin1"))) leaking.add(url);
  }
  return { leaking: [...leaking], pages };
}

test("no response of the explorer contains the key", () => {
  const { leaking, pages } = search(RESPONSES_FILE);
  // The other tests have run, and what they received can be read.
  expect(pages).toBeGreaterThan(1_000);
  expect(leaking).toEqual([]);
});

test("a response with the key would be found, however it is sent", async ({ request }, testInfo) => {
  const file = testInfo.outputPath("responses.bin");
  mkdirSync(dirname(file), { recursive: true });
  const server = spawn(process.execPath, ["--import", RECORDER, fileURLToPath(LEAKING_SERVER)], {
    env: { ...process.env, RESPONSES_FILE: file, KEY: CANARY_KEY },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  try {
    const [port] = await once(server.stdout, "data");
    const url = `http://127.0.0.1:${Number(port)}`;
    const paths = v.parse(v.array(v.string()), await (await request.get(url)).json());
    for (const path of paths)
      await request.get(url + path).catch(() => "a connection that the server closes");
    server.kill();
    await ended;
    expect(search(file).leaking).toEqual(paths.filter((path) => path !== "/clean"));
  } finally {
    server.kill();
  }
});

test("the log of the explorer does not contain the key", () => {
  const lines = readFileSync(EXPLORER_LOG, "utf8").split("\n");
  expect(lines.length).toBeGreaterThan(100);
  expect(leaks([EXPLORER_LOG])).toEqual([]);
});

test("no response to a direct request contains the key, whether it succeeds or fails", async ({
  request,
}) => {
  for (const path of [
    "/",
    "/status",
    "/api/health",
    "/api/metrics",
    "/api/mainnet/status",
    "/api/mainnet/v3/transactions?limit=x",
    "/api/mainnet/v2/jsonRPC",
  ]) {
    const response = await request.get(EXPLORER_URL + path);
    const all = JSON.stringify(response.headers()) + (await response.text());
    for (const form of FORMS) expect(all, path).not.toContain(form);
  }
});
