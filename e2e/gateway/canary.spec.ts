import { expect, test } from "playwright/test";
import { closeSync, openSync, readFileSync, readSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { CANARY_KEY, EXPLORER_LOG, EXPLORER_URL, SEEN_FOLDER } from "../world/world";

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

/** In pieces: everything sent to browsers does not fit into one string. */
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

test("no response to a browser contains the key", () => {
  const seen = filesUnder(SEEN_FOLDER);
  const characters = seen.reduce((sum, path) => sum + statSync(path).size, 0);
  // The other tests have run and recorded their responses.
  expect(characters).toBeGreaterThan(1_000_000);
  expect(leaks(seen)).toEqual([]);
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
