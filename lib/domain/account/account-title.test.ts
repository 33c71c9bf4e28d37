import { expect, it } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { accountTitle } from "./account-title";

const network = { id: "mainnet", name: "Mainnet", standard: true, testnet: false };
const address = parseAddress(`0:${"ab".repeat(32)}`);
const titleOf = (domain: string | null, bounceable = true) =>
  accountTitle(network, address, { domain, bounceable });

it("the title of an account is its domain", () => expect(titleOf("rosa.ton")).toBe("rosa.ton"));

it("without a domain the title is the shortened address, bounceable unless the address book says otherwise", () => {
  expect(titleOf(null)).toMatch(/^EQ.{4}….{6}$/);
  expect(titleOf(null, false)).toMatch(/^UQ.{4}….{6}$/);
  expect(accountTitle(network, address, null)).toMatch(/^EQ/);
});

it("a domain with letters of another script or invisible characters is not used as the title", () => {
  // The first letter is Cyrillic.
  expect(titleOf("аlice.ton")).toMatch(/^EQ/);
  expect(titleOf("alice‮.ton")).toMatch(/^EQ/);
});

it("the title of a system contract is its name", () => {
  expect(accountTitle(network, parseAddress(`-1:${"3".repeat(64)}`), null)).toBe("Elector of the validators");
});
