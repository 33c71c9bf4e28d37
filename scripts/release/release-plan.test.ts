import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { foldersOf, isReleased, RELEASED_FILES, releaseName } from "./release-plan.mjs";
import { ROOT } from "../run.mjs";

const LOCKED = {
  "": { dependencies: { chain: "1", peer: "1", compiler: "1" } },
  "node_modules/chain": {
    dependencies: { "@scope/cells": "1" },
    peerDependencies: { peer: "1", other: "1", compiler: "1" },
    peerDependenciesMeta: { compiler: { optional: true } },
  },
  "node_modules/@scope/cells": {
    dependencies: { text: "2" },
    optionalDependencies: { native: "1", foreign: "1" },
  },
  "node_modules/@scope/cells/node_modules/text": { dependencies: { peer: "1" } },
  "node_modules/text": {},
  "node_modules/peer": {},
  "node_modules/other": {},
  "node_modules/compiler": {},
  "node_modules/native": {},
  "node_modules/foreign": {},
  "node_modules/unused": {},
};

test("packages come with their dependencies as Node resolves them, except those for other systems", () => {
  expect(foldersOf(LOCKED, ["chain"], (path) => !path.endsWith("foreign"))).toEqual([
    "node_modules/@scope/cells",
    "node_modules/@scope/cells/node_modules/text",
    "node_modules/chain",
    "node_modules/native",
    "node_modules/peer",
  ]);
  expect(foldersOf(LOCKED, ["absent"], () => true)).toEqual([]);
});

test.each([
  ["server.js", true],
  [".next/server/app/page.js", true],
  ["node_modules/pino/index.js", true],
  [".env", false],
  [".env.production", false],
  ["node_modules/sharp/package.json", false],
  ["node_modules/@img", false],
  ["", true],
])("%j of the built explorer is part of a release: %s", (path, goes) => expect(isReleased(path)).toBe(goes));

test("the name of an archive contains the commit unless it is tagged", () => {
  const made = { version: "1.2.3", platform: "linux", arch: "x64" };
  const id = "0123456789abcdef";
  expect(releaseName({ ...made, commit: null })).toBe("shardscope-1.2.3-linux-x64");
  expect(releaseName({ ...made, commit: { id, tags: ["v1.2.3"] } })).toBe("shardscope-1.2.3-linux-x64");
  expect(releaseName({ ...made, commit: { id, tags: [""] } })).toBe("shardscope-1.2.3+01234567-linux-x64");
});

test("every file that a release copies exists", () => {
  expect(RELEASED_FILES.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
