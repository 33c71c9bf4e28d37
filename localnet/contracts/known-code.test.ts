import { expect, it } from "vitest";
import { KNOWN_CODES, knownCode } from "@/lib/ton/known-code";
import { parseHash } from "@/lib/ton/hash";
import { codeOf, type CodeName } from "./code";
import items from "./items.json" with { type: "json" };
import plugins from "./plugins.json" with { type: "json" };
import pools from "./pools.json" with { type: "json" };
import wallets from "./wallets.json" with { type: "json" };

/** `code.test.ts` compares the wallets among them with those that the clients deploy. */
const FROM_ELSEWHERE = { ...wallets, ...plugins, ...items, ...pools };
const isName = (name: string): name is CodeName & keyof typeof FROM_ELSEWHERE => name in FROM_ELSEWHERE;
const NAMES = Object.keys(FROM_ELSEWHERE).filter(isName);

it.each(NAMES)("%s is known by the hash of its code", (name) => {
  expect(knownCode(parseHash(codeOf(name).hash().toString("hex")))).toBe(name);
});

it("nothing is called by a name that cannot be checked", () => {
  expect(KNOWN_CODES.map(([, name]) => name).sort()).toEqual(NAMES.toSorted());
  expect(knownCode(parseHash("0".repeat(64)))).toBeNull();
});
