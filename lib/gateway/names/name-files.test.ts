import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { formatFriendly } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import { withGivenNames } from "./given-names";
import { readNameFiles, readNamesFile } from "./name-files";

const ONE = parseAddress(addressOf("one"));
const OTHER = parseAddress(addressOf("other"));
const FRIENDLY = formatFriendly(ONE, { bounceable: true, testnet: false });

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "names-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const read = (name: string, text: string) => readNamesFile(fileOf(name, text));
const entry = { address: ONE, symbol: null, image: null, isScam: false };

describe("a file of names", () => {
  test("contains a list, one entry, or entries by address, in JSON or YAML", () => {
    const account = { ...entry, kind: "account", name: "Exchange" };
    expect(read("a.json", JSON.stringify([{ address: ONE, name: "Exchange", more: [1] }]))).toEqual([
      { ...account, file: "a.json" },
    ]);
    const yaml = `# accounts\n- address: ${FRIENDLY}\n  name: "Exchange"\n  description: |-\n    Long.\n    Text.\n`;
    expect(read("a.yaml", yaml)).toEqual([{ ...account, file: "a.yaml" }]);
    expect(read("b.yml", `name: Exchange\naddress: ${ONE}\n`)).toEqual([{ ...account, file: "b.yml" }]);
    expect(read("c.json", JSON.stringify({ [FRIENDLY]: { name: "Exchange" } }))).toEqual([
      { ...account, file: "c.json" },
    ]);
    expect(read("d.json", JSON.stringify({ [FRIENDLY]: "Exchange" }))).toEqual([
      { ...account, file: "d.json" },
    ]);
    expect(read("empty.json", "[]")).toEqual([]);
  });

  test("has entries of a kind that follows from their fields or its name", () => {
    const kindOf = (file: string, fields: object) =>
      read(file, JSON.stringify([{ address: ONE, name: "x", ...fields }])).map(({ kind }) => kind);
    expect(kindOf("a.json", { symbol: "X" })).toEqual(["jetton"]);
    expect(kindOf("a.json", { type: "nft_collection" })).toEqual(["collection"]);
    expect(kindOf("collections.json", {})).toEqual(["collection"]);
    expect(kindOf("jettons.json", {})).toEqual(["jetton"]);
    expect(kindOf("a.json", { type: "wallet" })).toEqual(["account"]);
  });

  test("flags scams, by entry or as a whole", () => {
    for (const flag of ["scam", "isScam", "is_scam"])
      expect(read("a.json", JSON.stringify([{ address: ONE, [flag]: true }]))[0]?.isScam).toBe(true);
    expect(read("scam.yaml", `- address: ${ONE}\n`)).toEqual([
      { ...entry, kind: "account", name: null, isScam: true, file: "scam.yaml" },
    ]);
  });

  test("may contain numbers as names, and pictures", () => {
    const yaml = `- {address: "${ONE}", name: 404, symbol: 404, image: "https://a.b/c.png"}`;
    expect(read("a.yaml", yaml)).toMatchObject([{ name: "404", symbol: "404", image: "https://a.b/c.png" }]);
  });

  test.each([
    ["a.json", "[", /^NAMES_FILES: a\.json cannot be read: /],
    ["a.yaml", "- a: [", /^NAMES_FILES: a\.yaml cannot be read: /],
    ["a.yaml", "just text", /^NAMES_FILES: a\.yaml, its content: it is no entry with fields/],
    ["a.json", "[5]", /^NAMES_FILES: a\.json, entry 1: it is no entry/],
    [
      "a.json",
      `[{"address":"${ONE}","name":"x"},{"name":"Foo"}]`,
      /a\.json, entry 2 \(Foo\): address is missing/,
    ],
    ["a.json", `[{"address":"EQx","name":"Foo"}]`, /a\.json, entry 1 \(Foo\): address is none: "EQx"/],
    ["a.json", `[{"address":"${ONE}"}]`, /a\.json, entry 1: name is missing/],
    ["a.json", `[{"address":"${ONE}","name":["x"]}]`, /a\.json, entry 1 \(x\): name is no text/],
    [
      "a.json",
      `[{"address":"${ONE}","name":"x","image":"file:///etc/passwd"}]`,
      /entry 1 \(x\): image is no URL/,
    ],
    [
      "a.json",
      `[{"address":"${ONE}","name":"x","isScam":"yes"}]`,
      /entry 1 \(x\): isScam is neither true nor false/,
    ],
  ])("is refused with the place of the mistake: %s with %j", (name, text, sentence) => {
    expect(() => read(name, text)).toThrow(sentence);
  });

  test("is refused when it does not exist", () => {
    expect(() => readNamesFile(join(folder, "none.json"))).toThrow(
      /NAMES_FILES: none\.json cannot be read: ENOENT/,
    );
  });

  test("can apply to one network, and replaces entries of earlier files", () => {
    const first = fileOf("first.json", JSON.stringify([{ address: ONE, name: "First" }]));
    const second = fileOf("second.json", JSON.stringify([{ address: ONE, name: "Second" }]));
    const files = [
      { path: first, network: null },
      { path: second, network: "testnet" },
    ];
    expect(readNameFiles(files, "mainnet").get(ONE)?.name).toBe("First");
    expect(readNameFiles(files, "testnet").get(ONE)?.name).toBe("Second");
  });
});

test("answers get the names and scam flags of files, and are otherwise unchanged", () => {
  const given = new Map([
    [ONE, { ...entry, kind: "jetton", name: "Tide", isScam: true, file: "a.json" } as const],
  ]);
  const row = { user_friendly: null, domain: "a.ton", interfaces: null };
  const info = { type: "jetton_masters", is_scam: null };
  const answer = {
    rows: [1],
    address_book: { [ONE]: row, [OTHER]: row },
    metadata: { [ONE]: { token_info: [info] }, [OTHER]: { token_info: [info] } },
  };
  expect(withGivenNames(answer, given)).toEqual({
    rows: [1],
    address_book: { [ONE]: { ...row, given: { name: "Tide", file: "a.json", isScam: true } }, [OTHER]: row },
    metadata: { [ONE]: { token_info: [{ ...info, is_scam: true }] }, [OTHER]: { token_info: [info] } },
  });
  expect(withGivenNames(answer, new Map())).toBe(answer);
  expect(withGivenNames("text", given)).toBe("text");
});
