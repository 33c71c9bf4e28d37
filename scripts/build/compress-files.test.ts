import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { compressFiles } from "./compress-files.mjs";

const folder = mkdtempSync(join(tmpdir(), "compress-"));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

it("compresses texts, and again only those that have changed since", async () => {
  writeFileSync(at("page.js"), "first");
  writeFileSync(at("site.css"), "same");
  writeFileSync(at("font.woff2"), "font");
  await compressFiles(folder);
  const before = statSync(at("site.css.br")).ino;

  writeFileSync(at("page.js"), "second");
  const later = statSync(at("page.js.br")).mtimeMs / 1_000 + 1;
  utimesSync(at("page.js"), later, later);
  await compressFiles(folder);

  expect(brotliDecompressSync(readFileSync(at("page.js.br"))).toString()).toBe("second");
  expect(statSync(at("site.css.br")).ino).toBe(before);
  expect(readdirSync(folder).toSorted()).toEqual([
    "font.woff2",
    "page.js",
    "page.js.br",
    "site.css",
    "site.css.br",
  ]);
});
