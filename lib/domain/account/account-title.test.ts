import { expect, it } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { accountTitle } from "./account-title";

const network = { id: "mainnet", name: "Mainnet", standard: true, testnet: false };
const address = parseAddress(`0:${"ab".repeat(32)}`);
const titleOf = (domain: string | null, bounceable = true) =>
  accountTitle(network, address, { domain, bounceable });

it("is the domain of an account", () => expect(titleOf("rosa.ton")).toBe("rosa.ton"));

it("is a short address in the form of the address book", () => {
  expect(titleOf(null)).toMatch(/^EQ.{4}….{6}$/);
  expect(titleOf(null, false)).toMatch(/^UQ.{4}….{6}$/);
  expect(accountTitle(network, address, null)).toMatch(/^EQ/);
});

it("is no domain that can deceive", () => {
  // The first letter is Cyrillic.
  expect(titleOf("аlice.ton")).toMatch(/^EQ/);
  expect(titleOf("alice‮.ton")).toMatch(/^EQ/);
});

it("names the accounts of the network itself", () => {
  expect(accountTitle(network, parseAddress(`-1:${"3".repeat(64)}`), null)).toBe("Elector of the validators");
});
