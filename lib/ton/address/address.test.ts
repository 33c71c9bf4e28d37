import { Address as Reference } from "@ton/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accountIdOf, formatFriendly, isAddress, isStandard, workchainOf } from "./address";
import { parseAddress, parseWireAddress, readAddress, tryAddress } from "./read-address";
import { FormatError } from "../value/format-error";
import { anyText, damaged, readsOrRefuses } from "../../../testing/ton/test-garbage";
import { sharedText } from "../../../testing/ton/test-shared";

const ELECTOR = `-1:${"3".repeat(64)}`;
const ELECTOR_FRIENDLY = "Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF";
const ZERO_FRIENDLY = "EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c";
const HEX64 = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString("hex"));
const STANDARD = fc
  .tuple(fc.integer({ min: -128, max: 127 }), HEX64)
  .map(([workchain, hex]) => parseAddress(`${workchain}:${hex}`));
const FLAGS = fc.record({
  bounceable: fc.boolean(),
  testnet: fc.boolean(),
  alphabet: fc.constantFrom("url", "standard"),
});
const FRIENDLY = fc.tuple(STANDARD, FLAGS).map(([address, flags]) => formatFriendly(address, flags));
const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

describe("reading an address", () => {
  it("reads the elector and the zero address in both forms", () => {
    expect(parseAddress(ELECTOR_FRIENDLY)).toBe(ELECTOR);
    expect(parseAddress(ELECTOR)).toBe(ELECTOR);
    expect(parseAddress(ZERO_FRIENDLY)).toBe(`0:${"0".repeat(64)}`);
    expect(readAddress("Uf8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAG3R")).toEqual({
      address: `-1:${"0".repeat(64)}`,
      form: "friendly",
      bounceable: false,
      testnet: false,
    });
  });

  it("gives one canonical text for every spelling", () => {
    fc.assert(
      fc.property(STANDARD, FLAGS, (address, flags) => {
        const spellings = [address, address.toLowerCase(), ` ${address}\n`, formatFriendly(address, flags)];
        for (const text of spellings) expect(parseAddress(text)).toBe(address);
        for (const text of spellings) expect(parseWireAddress(text)).toBe(address);
        expect(isAddress(address) && isStandard(address)).toBe(true);
      }),
    );
  });

  it("reads 64 bare digits as an account of the basechain", () => {
    expect(readAddress("aB".repeat(32))).toEqual({
      address: `0:${"AB".repeat(32)}`,
      form: "hex",
      bounceable: null,
      testnet: null,
    });
  });

  it("reads any 32-bit workchain in the raw form", () => {
    for (const workchain of [-2147483648, -129, 128, 2147483647]) {
      const address = parseAddress(`${workchain}:${"0".repeat(64)}`);
      expect(workchainOf(address)).toBe(workchain);
      expect(formatFriendly(address, { bounceable: true, testnet: false })).toBe(address);
    }
  });

  it.each([
    ["", "it is empty"],
    ["EQ", "it is 2 characters long, a friendly address has 48"],
    [ZERO_FRIENDLY.slice(1), "it is 47 characters long, a friendly address has 48"],
    [ZERO_FRIENDLY.replace("M9c", "M9d"), "the checksum does not match"],
    [`${ZERO_FRIENDLY.slice(0, 46)}+_`, "it mixes the two base64 alphabets"],
    ["foundation.ton", "it has a character that no form of an address uses"],
    ["A".repeat(48), "its first byte is not the tag of an address"],
    [`0:${"0".repeat(63)}`, "after the colon there must be 64 hexadecimal digits"],
    [`x:${"0".repeat(64)}`, "what stands before the colon is not a workchain number"],
    [`-0:${"0".repeat(64)}`, "what stands before the colon is not a workchain number"],
    [`2147483648:${"0".repeat(64)}`, "the workchain does not fit into 32 bits"],
    [`99999999999999999999:${"0".repeat(64)}`, "the workchain does not fit into 32 bits"],
  ])("refuses %j: %s", (text, reason) => {
    expect(() => readAddress(text)).toThrow(new FormatError("address", reason));
    expect(tryAddress(text)).toBeNull();
  });

  it("detects every change of a single character of a friendly address", () => {
    fc.assert(
      fc.property(
        STANDARD,
        fc.boolean(),
        fc.boolean(),
        fc.nat(47),
        fc.nat(63),
        (address, bounceable, testnet, at, digit) => {
          const text = formatFriendly(address, { bounceable, testnet });
          const changed = text.slice(0, at) + BASE64.charAt(digit) + text.slice(at + 1);
          fc.pre(changed !== text);
          expect(tryAddress(changed)).toBeNull();
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("throws nothing but FormatError, whatever the text", () => {
    const texts = fc.oneof(
      anyText,
      damaged(FRIENDLY),
      damaged(STANDARD),
      fc.constantFrom("ext$", "var$:", "$", ":"),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(readsOrRefuses(() => readAddress(text))).toBe(true);
        expect(readsOrRefuses(() => parseWireAddress(text))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("writing an address", () => {
  it("agrees with the reference library in every form", () => {
    fc.assert(
      fc.property(STANDARD, FLAGS, (address, { bounceable, testnet, alphabet }) => {
        const reference = Reference.parseRaw(address);
        const options = { bounceable, testOnly: testnet, urlSafe: alphabet === "url" };
        const text = formatFriendly(address, { bounceable, testnet, alphabet });
        expect(text).toBe(reference.toString(options));
        expect(readAddress(text)).toEqual({ address, form: "friendly", bounceable, testnet });
      }),
    );
  });

  it("uses the URL alphabet by default", () => {
    fc.assert(
      fc.property(STANDARD, (address) => {
        expect(formatFriendly(address, { bounceable: true, testnet: false })).toMatch(/^[A-Za-z0-9_-]{48}$/);
      }),
    );
  });
});

describe("addresses that are not standard", () => {
  it.each([
    ["ext$9:0f8", "ext$9:0F8", null],
    ["ext$0:", "ext$0:", null],
    ["var$-1:256:ab", "var$-1:256:AB", -1],
  ])("keeps %s as %s", (text, canonical, workchain) => {
    const address = parseWireAddress(text);
    expect(address).toBe(canonical);
    expect(isStandard(address)).toBe(false);
    expect(workchainOf(address)).toBe(workchain);
    expect(formatFriendly(address, { bounceable: true, testnet: true })).toBe(canonical);
    expect(parseWireAddress(address)).toBe(address);
  });

  it("are read from answers only, and refused when they are malformed", () => {
    expect(tryAddress("ext$9:0F8")).toBeNull();
    expect(() => parseWireAddress("var$x:9:0F8")).toThrow("it is not a well-formed ext$ or var$ address");
  });

  it("are distinguished from standard ones, which have a workchain and an account id", () => {
    const address = parseAddress(ELECTOR);
    expect([workchainOf(address), accountIdOf(address)]).toEqual([-1, "3".repeat(64)]);
  });
});

describe("real rows of the address book", () => {
  const text = sharedText("corpus/address_book.json");

  it.skipIf(text === null)("are read, and written as the service wrote them", () => {
    const book: unknown = JSON.parse(text ?? "{}");
    const rows = Object.entries(typeof book === "object" && book !== null ? book : {});
    expect(rows.length).toBeGreaterThan(100);
    for (const [raw, row] of rows) {
      const friendly: unknown = row.user_friendly;
      if (typeof friendly !== "string" || friendly === "addr_none") continue;
      const { address, bounceable } = readAddress(friendly);
      expect(address).toBe(raw);
      expect(formatFriendly(address, { bounceable: bounceable === true, testnet: false })).toBe(friendly);
    }
  });
});
