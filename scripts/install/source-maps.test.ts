import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeSourceMaps } from "./source-maps.mjs";

test("removes the source maps of packages, and no other file", () => {
  const folder = mkdtempSync(join(tmpdir(), "source-maps-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const outside = join(folder, "outside");
  const packages = join(folder, "node_modules");
  const kept = ["one/index.js", "one/map.js", "one/world.map", "@of/two/dist/index.d.ts", "two/style.css"];
  const maps = ["one/index.js.map", "one/index.mjs.map", "@of/two/dist/index.d.ts.map", "two/style.css.map"];
  for (const path of [
    ...[...kept, ...maps].map((name) => join(packages, name)),
    join(outside, "own.js.map"),
  ]) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "");
  }
  symlinkSync(outside, join(packages, "linked"));

  expect(removeSourceMaps(packages)).toBe(maps.length);
  for (const path of kept) expect(existsSync(join(packages, path))).toBe(true);
  for (const path of maps) expect(existsSync(join(packages, path))).toBe(false);
  expect(readdirSync(outside)).toEqual(["own.js.map"]);
});
