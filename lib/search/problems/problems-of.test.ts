import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../../testing/text/any-character";
import { describe, expect, it, test } from "vitest";
import { anyAddress, anyHash, FRIENDLY, HASH, HASH_BASE64 } from "../../../testing/search/test-samples";
import { formatFriendly } from "../../ton/address/address";
import { formatHash } from "../../ton/value/hash";
import { readInput } from "../read-input";
import { FOREIGN_FORMATS } from "./foreign-formats";
import { PROBLEM_FORMS } from "./problems-of";

const titleOf = (text: string) => readInput(text).problem?.title ?? null;

describe("the problem of an input", () => {
  test.each([
    // Addresses on TON.
    [FRIENDLY.replace("M0vF", "M0vG"), "Bad checksum"],
    [FRIENDLY.replace("zM", "ZM"), "Bad checksum"],
    [FRIENDLY.toLowerCase(), "Address in the wrong case"],
    [FRIENDLY.toUpperCase(), "Address in the wrong case"],
    [FRIENDLY.slice(0, -1), "Address with 47 of 48 characters"],
    [`${FRIENDLY}F`, "Address with 49 of 48 characters"],
    [`Uf_+${FRIENDLY.slice(4)}`, "Damaged address"],
    [FRIENDLY.slice(0, 47).replaceAll(/(.{4})/g, "$1 "), "Address with 47 of 48 characters"],
    ["Ef8z…M0vF", "Shortened address or hash"],
    ["Ef8z...M0vF", "Shortened address or hash"],
    ["0:3333…3333", "Shortened address or hash"],
    [`0:${"3".repeat(63)}`, "Raw address with 63 of 64 hexadecimal digits"],
    [`-1:${"3".repeat(65)}`, "Raw address with 65 of 64 hexadecimal digits"],
    [`0:${"3".repeat(63)}O`, "“O” is not a hexadecimal digit"],
    [`99999999999:${"3".repeat(64)}`, "Not a workchain"],
    // Hashes.
    [HASH.slice(1), "Hash with 63 of 64 hexadecimal digits"],
    [`0x${HASH.slice(2)}`, "Hash with 62 of 64 hexadecimal digits"],
    [`${HASH}0`, "Hash with 65 of 64 hexadecimal digits"],
    [`${HASH.slice(1)}l`, "“l” is not a hexadecimal digit"],
    [HASH_BASE64.slice(1), "Base64 hash with 43 of 44 characters"],
    // Other networks.
    ["https://etherscan.io/tx/0x0123", "Link to an explorer of Ethereum"],
    ["https://www.blockchain.com/explorer", "Link to an explorer of Bitcoin"],
    ["bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdp", "Bitcoin address with a bad checksum"],
    ["BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ", "Bitcoin address"],
    ["bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr", "Bitcoin address"],
    ["3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy", "Bitcoin address"],
    ["sub.vitalik.eth", "Ethereum name"],
    // No problem is reported for these.
    ["Tether", null],
    ["tide", null],
    ["0x0123", null],
    [".eth", null],
    ["a".repeat(5_000), null],
    ["what is this...", null],
    ["e3b0…2b855", "Shortened address or hash"],
    ["wait…what", null],
    [FRIENDLY, null],
    [HASH, null],
  ])("of %j is: %s", (text, expected) => {
    expect(titleOf(text)).toBe(expected);
  });

  test.each(FOREIGN_FORMATS)(
    "of $example is that it is a $what of $network",
    ({ example, network, what }) => {
      expect(titleOf(example)).toBe(`${network} ${what}`);
    },
  );

  test.each(PROBLEM_FORMS)("of $example is found by its form", (form) => {
    const problem = form.read(form.example);
    expect(problem).not.toBeNull();
    expect(titleOf(form.example)).toBe(problem?.title);
  });

  it("is reported for every address with a changed character and every hash with a missing one", () => {
    const place = fc.nat({ max: 47 });
    fc.assert(
      fc.property(anyAddress, anyHash, place, (address, hash, at) => {
        const friendly = formatFriendly(address, { bounceable: true, testnet: false });
        const changed = friendly.charAt(at) === "A" ? "B" : "A";
        expect(titleOf(friendly.slice(0, at) + changed + friendly.slice(at + 1))).not.toBeNull();
        expect(titleOf(hash.slice(0, at) + hash.slice(at + 1))).not.toBeNull();
      }),
    );
  });

  it("is null for valid addresses and hashes", () => {
    fc.assert(
      fc.property(anyAddress, anyHash, (address, hash) => {
        const friendly = formatFriendly(address, { bounceable: false, testnet: false });
        for (const text of [friendly, address, hash, formatHash(hash, "base64")])
          expect(titleOf(text)).toBeNull();
      }),
    );
  });

  it("is found for any text without an exception, and for long ones within half a second", () => {
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER, maxLength: 200 }), (text) => void readInput(text)),
    );
    const startMs = performance.now();
    for (const character of ["1", "a", "E", "…", "0:", "x."]) readInput(character.repeat(2_000));
    expect(performance.now() - startMs).toBeLessThan(500);
  });
});
