import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { completed, LOCKFILES, problemsOf } from "./lockfile-rules.mjs";

describe.each(LOCKFILES)("%s", (path) => {
  const { packages } = JSON.parse(readFileSync(path, "utf8"));

  test("pins every archive of every platform, and names no registry", () => {
    expect(problemsOf(packages)).toEqual([]);
  });

  test("states the C library of every binary for Linux that depends on one", () => {
    expect(completed(packages)).toEqual(packages);
  });
});

test("an archive without integrity, the URL of a registry and a missing platform are reported", () => {
  const problems = problemsOf({
    "": { version: "1.0.0" },
    "node_modules/good": { version: "1.0.0", integrity: "sha512-x" },
    "node_modules/bare": { version: "1.0.0" },
    "node_modules/ours": { link: true, resolved: "scripts/ours" },
    "node_modules/good/node_modules/within": { version: "1.0.0", inBundle: true },
    "node_modules/far": { integrity: "sha512-x", resolved: "https://registry.example/far.tgz" },
    "node_modules/native": { integrity: "sha512-x", optionalDependencies: { "native-darwin": "1.0.0" } },
  });
  expect(problems).toHaveLength(3);
  expect(problems[0]).toMatch(/bare has no integrity/);
  expect(problems[1]).toMatch(/far names a registry/);
  expect(problems[2]).toMatch(/native-darwin@1\.0\.0/);
});

test.each([
  ["@a/linux-x64-musl", ["musl"]],
  ["@a/linux-arm-musleabihf", ["musl"]],
  ["@a/linux-arm64-gnu", ["glibc"]],
  ["@a/linux-arm-gnueabihf", ["glibc"]],
  ["@a/linux-x64", undefined],
])("the C library of %s is %j", (name, libc) => {
  const path = `node_modules/${name}`;
  expect(completed({ [path]: { os: ["linux"] } })[path]?.libc).toEqual(libc);
});

test("the C library that a package states itself is kept", () => {
  const entry = { os: ["linux"], libc: ["glibc"] };
  expect(completed({ "node_modules/a-musl": entry })).toEqual({ "node_modules/a-musl": entry });
});
