import { beforeEach, describe, expect, it } from "vitest";
import { ALICE, BOB } from "../../../testing/domain/private/test-private-records";
import { startStorage } from "../../../testing/domain/private/test-storage";
import { parseHash } from "../../ton/value/hash";
import { CodeHashes } from "./code-hashes";
import { hasPrivateAbis, onAbisChange } from "./has-abis";
import { abiOf, entryName, needsCode, openAbis } from "./open-abis";
import { abiNameOf, MAX_ABIS, type PrivateAbi } from "./private-abi";
import { privateAbis } from "./private-abis-store";
import * as v from "valibot";

const CODE = parseHash("ab".repeat(32));
const TEXT = JSON.stringify({
  types: [{ name: "Deposit", header: 0xbeef, fields: [] }],
  getters: [{ name: "limitOf", methodId: 70_000 }],
  errors: { "37": { message: "Too little" } },
});
const abi = (name: string, given: Partial<PrivateAbi> = {}): PrivateAbi => ({
  name,
  text: TEXT,
  addresses: [],
  codeHashes: [],
  ...given,
});
beforeEach(() => void startStorage());

describe("interfaces of a visitor", () => {
  it("are stored per network, one for each name", () => {
    privateAbis.put("mainnet", abi("Vault", { addresses: [ALICE] }));
    privateAbis.put("mainnet", abi("Vault", { addresses: [BOB] }));
    expect(privateAbis.all("mainnet")).toEqual([abi("Vault", { addresses: [BOB] })]);
    expect(privateAbis.all("testnet")).toEqual([]);
    privateAbis.remove("mainnet", "Vault");
    expect(privateAbis.all("mainnet")).toEqual([]);
  });

  it("notify listeners in the same tab when they are added or removed", () => {
    const seen: boolean[] = [];
    const stop = onAbisChange(() => seen.push(hasPrivateAbis("mainnet")));
    privateAbis.put("mainnet", abi("Vault"));
    privateAbis.remove("mainnet", "Vault");
    stop();
    privateAbis.put("mainnet", abi("Vault"));
    expect(seen).toEqual([true, false]);
  });

  it("are limited in number", () => {
    for (let place = 0; place < MAX_ABIS; place += 1) privateAbis.put("mainnet", abi(`a${place}`));
    expect(privateAbis.put("mainnet", abi("more"))).toBe("too-many");
  });

  it("are read from a foreign storage without unusable entries", () => {
    const kept = [
      7,
      null,
      {},
      { ...abi("x"), text: 5 },
      { ...abi("y"), addresses: ["nobody", ALICE] },
      abi(""),
    ];
    localStorage.setItem("private-abis:mainnet", JSON.stringify(kept));
    expect(privateAbis.all("mainnet")).toEqual([abi("y", { addresses: [ALICE] })]);
  });

  it("of the account take precedence over those of its code", () => {
    const open = openAbis([
      abi("code", { codeHashes: [CODE] }),
      abi("own", { addresses: [ALICE] }),
      abi("bad", { text: "{" }),
    ]);
    expect(open).toHaveLength(2);
    expect(abiOf(open, ALICE, CODE)?.kept.name).toBe("own");
    expect(abiOf(open, BOB, CODE)?.kept.name).toBe("code");
    expect(abiOf(open, BOB, null)).toBeNull();
    expect([needsCode([abi("a")]), needsCode([abi("a", { codeHashes: [CODE] })])]).toEqual([false, true]);
  });

  it.each([
    ["opcode:0x0000beef", "Deposit"],
    ["opcode:0x0000beee", null],
    ["opcode:beef", null],
    ["exit:37", "Too little"],
    ["exit:0", null],
    ["method:70000", "limitOf"],
    ["method:x", null],
    ["", null],
  ])("name the entry %j %j", (entry, name) => {
    const [open] = openAbis([abi("Vault")]);
    expect(open === undefined ? undefined : entryName(open.abi, entry)).toBe(name);
  });
});

it.each([
  ["vault.abi", "vault"],
  ["  ", "Contract"],
  ["x".repeat(99), "x".repeat(60)],
])("an interface from the file %j is named %j", (file, name) => expect(abiNameOf(file)).toBe(name));

it("code hashes are read from an answer of the service, and are null where they are missing", () => {
  const answer = {
    accounts: [
      { address: ALICE, code_hash: "q6urq6urq6urq6urq6urq6urq6urq6urq6urq6urq6s=" },
      { address: "?" },
    ],
    more: 1,
  };
  expect(v.parse(CodeHashes, answer)).toEqual({
    accounts: [
      { address: ALICE, code_hash: CODE },
      { address: null, code_hash: null },
    ],
  });
});
