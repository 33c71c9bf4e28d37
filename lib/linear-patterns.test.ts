import { readdirSync, readFileSync, statSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";
import { analyse } from "scslre";
import { expect, it } from "vitest";

/**
 * Text from the chain, the URL and the service is as long as its author wants. A regular expression that takes
 * quadratic time would stop the process for everybody, so there is none.
 */

const SOURCES = ["app", "components", "lib", "localnet", "scripts", "next.config.js"];

/** Patterns that are quadratic for texts which cannot be long. */
const SHORT_TEXTS: ReadonlySet<string> = new Set([
  // Digits of numbers that have been parsed.
  String.raw`\B(?=(\d{3})+$)`,
  String.raw`\B(?=(?:[0-9]{3})+$)`,
]);

interface Found {
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

function filesIn(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => !name.includes("node_modules"))
    .map((name) => `${path}/${name}`);
}

function patternsOf(file: string, text: string): readonly Found[] {
  const patterns: Found[] = [];
  new Visitor({
    Literal(node) {
      if (!("regex" in node)) return;
      const line = text.slice(0, node.start).split("\n").length;
      patterns.push({ at: `${file}:${line}`, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(file, text).program);
  return patterns;
}

function slow(patterns: readonly Found[]): readonly string[] {
  return patterns
    .filter(({ source }) => !SHORT_TEXTS.has(source) && /[*+{]/.test(source))
    .filter(({ source, flags }) => analyse({ source, flags }).reports.length > 0)
    .map(({ at, source, flags }) => `${at}: /${source}/${flags}`);
}

it("every regular expression takes linear time", () => {
  const patterns = SOURCES.flatMap(filesIn).flatMap((file) => patternsOf(file, readFileSync(file, "utf8")));
  expect(patterns.length).toBeGreaterThan(300);
  expect(slow(patterns)).toEqual([]);
  for (const short of SHORT_TEXTS) expect(patterns.map(({ source }) => source)).toContain(short);
});

it.each([
  [String.raw`const a = text.replace(/=+$/, "");`, "/=+$/"],
  [String.raw`export const DATE = /^\d+(?:\s+(.+))?$/i;`, String.raw`/^\d+(?:\s+(.+))?$/i`],
  [String.raw`const link = /^[^/]+\.[^/]+[/?]/;`, String.raw`/^[^/]+\.[^/]+[/?]/`],
  [String.raw`function f(a: string) { return /^(?:a+)+b$/u.test(a); }`, "/^(?:a+)+b$/u"],
])("a slow one is found in: %s", (text, pattern) => {
  expect(slow(patternsOf("a.ts", text))).toEqual([`a.ts:1: ${pattern}`]);
});
