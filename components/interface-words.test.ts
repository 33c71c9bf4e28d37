import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { OLD_PHRASES, oldPhrasesIn } from "../testing/components/old-phrases";

const FOLDERS = ["app", "components", "lib/domain", "lib/loaders", "lib/search", "lib/ton", "lib/gateway"];

function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith("gallery/"))
    .map((name) => join(folder, name));
}

/** Comments are not shown. Line breaks of JSX text become single spaces. */
function shownText(source: string): string {
  return source
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/(?:^|(?<=\s))\/\/[^\n]*/g, "")
    .replaceAll(/\{" "\}/g, " ")
    .replaceAll(/\s+/g, " ");
}

const TEXTS = FOLDERS.flatMap(sourceFiles).map(
  (file) => [file, shownText(readFileSync(file, "utf8"))] as const,
);

it("no text of the interface contains an old phrase", () => {
  const found = TEXTS.flatMap(([file, text]) =>
    oldPhrasesIn(text).map((phrase) => `${file}: "${phrase}", write "${OLD_PHRASES[phrase]}"`),
  );
  expect(found).toEqual([]);
});

it("old phrases are found in any letter case, as whole words only", () => {
  expect(oldPhrasesIn("Fees: ALL WENT WELL, in smallest units")).toEqual([
    "in smallest units",
    "all went well",
  ]);
  expect(oldPhrasesIn("It was told a story of goodness")).toEqual([]);
});

it("more than 500 source files are searched", () => {
  expect(TEXTS.length).toBeGreaterThan(500);
});
