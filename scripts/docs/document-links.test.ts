import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = [
  ".github",
  "app",
  "bench",
  "components",
  "deploy",
  "docs",
  "e2e",
  "lib",
  "localnet",
  "scripts",
  "testing",
];
/** A link to a file of the project, without the heading that it may name. */
const RELATIVE_LINK = /\]\((?![a-z]+:|#)([^)\s#]+)[^)]*\)/g;
const MENTIONED_DOCUMENT = /\bdocs\/[\w/-]+\.md\b/g;

const files = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  ),
];

function read(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}

test.each(files.filter((file) => file.endsWith(".md")))("the relative links in %s lead to files", (file) => {
  const targets = [...read(file).matchAll(RELATIVE_LINK)].map(([, target = ""]) => target);
  expect(targets.filter((target) => !existsSync(join(ROOT, dirname(file), target)))).toEqual([]);
});

test("every document that code mentions exists", () => {
  const mentions = files
    .filter((file) => /\.(?:ts|tsx|mjs|js|css|yaml)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(MENTIONED_DOCUMENT)].map(([document]) => ({ file, document })),
    );
  expect(mentions.length).toBeGreaterThan(0);
  expect(mentions.filter(({ document }) => !existsSync(join(ROOT, document)))).toEqual([]);
});
