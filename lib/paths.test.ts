import { expect, it } from "vitest";
import {
  accountPath,
  blockPath,
  blocksAtPath,
  decodePath,
  domainPath,
  homePath,
  messagePath,
  searchFormPath,
  searchPath,
  statusPath,
  transactionPath,
  transactionsAtPath,
} from "./paths";
import { formatFriendly } from "./ton/address/address";
import { parseAddress } from "./ton/address/read-address";
import { parseBlockId } from "./ton/block/read-block-id";
import { parseHash } from "./ton/value/hash";

const mainnet = { id: "mainnet", name: "Mainnet", standard: true, testnet: false };
const testnet = { id: "testnet", name: "Testnet", standard: false, testnet: true };
const address = parseAddress(`0:${"A1".repeat(32)}`);
const hash = parseHash("AB".repeat(32));

it("the default network has no prefix, every other one its id", () => {
  expect([homePath(mainnet), statusPath(mainnet)]).toEqual(["/", "/status"]);
  expect([homePath(testnet), statusPath(testnet)]).toEqual(["/testnet", "/testnet/status"]);
});

it("addresses are friendly, bounceable, and have the test flag on a test network", () => {
  const live = formatFriendly(address, { bounceable: true, testnet: false });
  const test = formatFriendly(address, { bounceable: true, testnet: true });
  expect(accountPath(mainnet, address)).toBe(`/account/${live}`);
  expect(accountPath(testnet, address)).toBe(`/testnet/account/${test}`);
});

it("hashes are hexadecimal in lower case", () => {
  expect(transactionPath(testnet, hash)).toBe(`/testnet/tx/${"ab".repeat(32)}`);
});

it("a message leads to the page of its transaction, or is looked up by its hash", () => {
  const message = parseHash("CD".repeat(32));
  expect(messagePath(mainnet, message, hash)).toBe(`/tx/${hash}/messages#${message}`);
  expect(messagePath(mainnet, message, null)).toBe(`/tx/${message}`);
});

it("a masterchain block is written as its number, any other block with all three parts", () => {
  expect(blockPath(mainnet, parseBlockId("(-1,8000000000000000,5)"))).toBe("/block/5");
  expect(blockPath(mainnet, parseBlockId("(0,8000000000000000,5)"))).toBe("/block/0/8000000000000000/5");
});

it("lists can begin at a given time or lt", () => {
  expect(blocksAtPath(testnet, 1700000000)).toBe("/testnet/blocks?time=1700000000");
  expect(transactionsAtPath(mainnet, 47670702000009n)).toBe("/transactions?lt=47670702000009");
});

it("domains and search texts are escaped", () => {
  expect(domainPath(mainnet, "я.a.ton")).toBe("/dns/%D1%8F.a.ton");
  expect(searchPath(mainnet, "a&b c")).toBe("/search?q=a%26b+c");
  expect(searchFormPath(testnet)).toBe("/testnet/search");
});

it("a short bag of cells is in the query, a long one in the fragment, which stays in the browser", () => {
  expect(decodePath(mainnet, "te6ccgEBAQEAAgAAAA")).toBe("/decode?boc=te6ccgEBAQEAAgAAAA");
  expect(decodePath(mainnet, "A".repeat(3001))).toBe(`/decode#boc=${"A".repeat(3001)}`);
});
