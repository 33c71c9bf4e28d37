import { describe, expect, it } from "vitest";
import { ADDRESS, FRIENDLY, only, RAW, TEST_FRIENDLY } from "../../../testing/search/test-samples";
import { transferLinkForm } from "./transfer-link-form";

const bare = {
  kind: "transfer",
  address: ADDRESS,
  amount: null,
  jetton: null,
  comment: null,
  certainty: "exact",
  testnet: false,
};
const filled = { ...bare, amount: 1500000000n, comment: "for tea & cake" };

describe("a payment link", () => {
  it.each([
    `ton://transfer/${FRIENDLY}`,
    `TON://transfer/${FRIENDLY}/`,
    `tonkeeper://transfer/${FRIENDLY}`,
    `https://app.tonkeeper.com/transfer/${FRIENDLY}`,
    `https://tonhub.com/transfer/${FRIENDLY}`,
    `app.tonkeeper.com/transfer/${FRIENDLY}`,
  ])("contains the recipient: %s", (text) => {
    expect(only(transferLinkForm, text)).toEqual(bare);
  });

  it.each([
    `ton://transfer/${FRIENDLY}?amount=1500000000&text=for%20tea%20%26%20cake`,
    `https://app.tonkeeper.com/transfer/${FRIENDLY}?text=for+tea+%26+cake&amount=1500000000`,
    `https://tonhub.com/transfer/${FRIENDLY}?amount=1500000000&text=for tea %26 cake`,
  ])("contains the amount and the comment, each decoded once: %s", (text) => {
    expect(only(transferLinkForm, text)).toEqual(filled);
  });

  it.each(["-5", "1.5", "1e9", "", "abc"])("ignores an amount of %j", (amount) => {
    expect(only(transferLinkForm, `ton://transfer/${FRIENDLY}?amount=${amount}`)).toEqual(bare);
  });

  it("contains the jetton of the amount", () => {
    const text = `ton://transfer/${FRIENDLY}?jetton=${RAW}&amount=5`;
    expect(only(transferLinkForm, text)).toEqual({ ...bare, jetton: ADDRESS, amount: 5n });
  });

  it.each([`ton://transfer/${TEST_FRIENDLY}`, `https://test.tonhub.com/transfer/${FRIENDLY}`])(
    "for testnet leads to testnet: %s",
    (text) => {
      expect(only(transferLinkForm, text)).toEqual({ ...bare, testnet: true });
    },
  );

  it("to a domain is a match for the domain", () => {
    expect(only(transferLinkForm, "ton://transfer/Foundation.ton?amount=1")).toMatchObject({
      kind: "domain",
      name: "foundation.ton",
    });
  });

  it.each([
    "ton://transfer/",
    `ton://stake/${FRIENDLY}`,
    `https://evil.com/transfer/${FRIENDLY}`,
    `https://tonhub.com@evil.com/transfer/${FRIENDLY}`,
    `https://tonhub.com.evil.com/transfer/${FRIENDLY}`,
  ])("is not read from %j", (text) => {
    expect(transferLinkForm.read(text)).toEqual([]);
  });
});
