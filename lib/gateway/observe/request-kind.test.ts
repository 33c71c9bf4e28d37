import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { isFile, requestKind, SITE_FILES } from "./request-kind";

const NETWORKS = new Set(["mainnet", "testnet"]);
const kindOf = (target: string, isNavigation = false) => {
  const { kind, name } = requestKind(target, isNavigation, NETWORKS);
  return `${kind} ${name}`;
};

test.each([
  ["/", "page home"],
  ["/testnet", "page home"],
  ["/?x=1", "page home"],
  ["/account/EQ?tab=tokens", "page account"],
  ["/testnet/account/EQ", "page account"],
  ["/stranger's-words", "page other"],
  ["//", "page home"],
  ["/api/mainnet/v3/blocks?limit=1", "data v3"],
  ["/api/mainnet/rows/transactions", "data rows"],
  ["/api/mainnet/live", "live live"],
  ["/api/health", "data health"],
  ["/api/metrics", "data metrics"],
  ["/api/mainnet/stranger's-words", "data other"],
  ["/_next/static/chunks/a.js", "file file"],
  ["/favicon.ico", "file file"],
  ["/icon.svg?v=1", "file file"],
  ["/anything.png", "page other"],
  ["/favicon.ico/a", "page other"],
])("%s is %s", (target, expected) => expect(kindOf(target)).toBe(expected));

test("a soft navigation is distinguished from a page", () => {
  expect(kindOf("/blocks", true)).toBe("navigation blocks");
});

test("each route of the API has a name", () => {
  const routes = readdirSync("app/api/[network]").filter(
    (name) => !existsSync(`app/api/[network]/${name}.ts`),
  );
  for (const route of routes) expect(kindOf(`/api/mainnet/${route}/x`)).not.toMatch(/ other$/);
});

test("the files of the site are those in `public` and those that `app` makes; everything else is a page", () => {
  const inApp = readdirSync("app").filter((name) => /\.(?:svg|ico|png|txt|xml)$/.test(name));
  const all = [...readdirSync("public"), ...inApp, "manifest.webmanifest"];
  expect([...SITE_FILES].toSorted()).toEqual(all.toSorted());
  for (const name of SITE_FILES) {
    expect(isFile(`/${name}`)).toBe(true);
    expect(isFile(`/${name}/a`)).toBe(false);
  }
  expect(isFile("/a.png")).toBe(false);
});
