import { expect, test } from "vitest";
import origins from "../../localnet/contracts/code-origins.json" with { type: "json" };
import compiled from "../../localnet/contracts/compiled.json" with { type: "json" };
import items from "../../localnet/contracts/items.json" with { type: "json" };
import plugins from "../../localnet/contracts/plugins.json" with { type: "json" };
import pools from "../../localnet/contracts/pools.json" with { type: "json" };
import wallets from "../../localnet/contracts/wallets.json" with { type: "json" };
import { noticesText, noticesWithTerms } from "./notices-text.mjs";

const MIT = (owner: string) => `MIT License\n\nCopyright (c) ${owner}\n\nPermission is hereby granted.`;

const FOUND = {
  packages: [
    { path: "letters 1.0.0", license: "OFL-1.1", texts: ["Copyright Somebody\n\nOFL"] },
    { path: "one 1.0.0", license: "MIT", texts: [MIT("2020 One")] },
    { path: "two 2.0.0", license: "MIT", texts: [MIT("2021 Two").replaceAll("\n", "\r\n")] },
    { path: "silent 1.0.0", license: null, texts: [] },
  ],
  fonts: ["letters"],
  codes: [["wallet", { source: "someone/wallet", license: "MIT", copyright: "2023 Someone" }]] as const,
  own: ["fountain", "bazaar"],
};

test("third-party packages are listed with their licenses, fonts and contracts separately", () => {
  const [, fonts, contracts, packages] = noticesText(FOUND).split(`${"=".repeat(80)}\n`);
  expect(fonts).toContain("letters 1.0.0  OFL-1.1");
  expect(contracts).toContain("wallet  MIT; someone/wallet; Copyright (c) 2023 Someone");
  expect(contracts).toContain("fountain, bazaar");
  expect(packages).toContain("silent 1.0.0  none stated");
  expect(packages).not.toContain("letters");
});

test("a license shared by several packages is printed once, after all their copyright lines", () => {
  const text = noticesWithTerms({ ...FOUND, within: [] });
  expect(text.match(/Permission is hereby granted/g)).toHaveLength(1);
  expect(text).toContain(
    "  one 1.0.0\n    Copyright (c) 2020 One\n  two 2.0.0\n    Copyright (c) 2021 Two\n\nPermission is hereby granted.",
  );
});

test("every third-party contract has an origin, and none of our own has one", () => {
  expect(Object.keys(origins).sort()).toEqual(
    Object.keys({ ...wallets, ...plugins, ...items, ...pools }).sort(),
  );
  expect(Object.keys(compiled).filter((name) => name in origins)).toEqual([]);
});
