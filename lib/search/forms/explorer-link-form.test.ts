import { describe, expect, it } from "vitest";
import {
  ADDRESS,
  FRIENDLY,
  HASH,
  HASH_BASE64,
  HASH_BASE64URL,
  only,
  RAW,
  SHARD_BLOCK,
  TEST_FRIENDLY,
} from "../../../testing/search/test-samples";
import { explorerLinkForm } from "./explorer-link-form";

const exact = { certainty: "exact", testnet: false };
const account = { ...exact, kind: "account", address: ADDRESS, page: "account" };
const hash = { ...exact, kind: "hash", hash: HASH };
const transaction = { ...exact, kind: "transaction", lt: 47670702000009n, hash: HASH, address: ADDRESS };
const block = { ...exact, kind: "block", id: SHARD_BLOCK };
const masterchain = { ...exact, kind: "masterchain block", seqno: 39991696 };

describe("a link to another explorer", () => {
  it.each([
    `https://tonviewer.com/${FRIENDLY}`,
    `https://tonviewer.com/${FRIENDLY}?section=method`,
    `tonviewer.com/${FRIENDLY}`,
    `http://www.tonviewer.com/${RAW}/`,
    `https://tonscan.org/address/${FRIENDLY}`,
    `https://tonscan.org/ru/address/${FRIENDLY}#transactions`,
    `https://tonscan.com/${FRIENDLY}`,
    `https://tonscan.com/address/${FRIENDLY}`,
    `https://dton.io/a/${FRIENDLY}`,
    `https://ton.cx/address/${FRIENDLY}`,
    `https://ton.cx/address:${FRIENDLY}`,
    `https://explorer.toncoin.org/account?account=${FRIENDLY}`,
    `https://explorer.toncoin.org/account?workchain=&shard=&seqno=&roothash=&account=${FRIENDLY}`,
    `https://actonscan.com/address/${FRIENDLY}`,
    `https://tonwhales.com/explorer/address/${FRIENDLY}`,
  ])("to an account is an exact match for it: %s", (text) => {
    expect(only(explorerLinkForm, text)).toEqual(account);
  });

  it.each([
    `https://tonviewer.com/transaction/${HASH}`,
    `https://tonviewer.com/transaction/${HASH_BASE64URL}`,
    `https://tonscan.org/tx/${HASH}`,
    `https://tonscan.org/tx/${HASH_BASE64}`,
    `https://tonscan.org/tx/${encodeURIComponent(HASH_BASE64)}`,
    `https://tonscan.org/tx/by-msg-hash/${HASH_BASE64URL}`,
    `https://tonscan.com/transactions/${HASH}`,
    `https://dton.io/tx/${HASH.toUpperCase()}?time=1700000000`,
    `https://actonscan.com/tx/${HASH}/trace?network=mainnet`,
    `https://ton.cx/tx/${HASH}`,
  ])("to a transaction by its hash is an exact match for the hash: %s", (text) => {
    expect(only(explorerLinkForm, text)).toEqual(hash);
  });

  it.each([
    `https://ton.cx/tx/47670702000009:${HASH_BASE64}:${FRIENDLY}`,
    `https://ton.cx/tx:47670702000009:${HASH}:${FRIENDLY}`,
    `https://tonscan.org/tx/47670702000009:${HASH_BASE64URL}:${FRIENDLY}`,
    `https://explorer.toncoin.org/transaction?account=${FRIENDLY}&lt=47670702000009&hash=${HASH}`,
    `https://explorer.toncoin.org/transaction?account=${FRIENDLY}&lt=47670702000009&hash=${HASH_BASE64}`,
    `https://tonwhales.com/explorer/address/${FRIENDLY}/47670702000009_${HASH}`,
  ])("to a transaction with its lt and account is an exact match for it: %s", (text) => {
    expect(only(explorerLinkForm, text)).toEqual(transaction);
  });

  it.each([
    "https://tonviewer.com/block/(0,2000000000000000,43884169)",
    "https://tonviewer.com/block/%280%2C2000000000000000%2C43884169%29",
    "https://tonscan.org/block/0:2000000000000000:43884169",
    "https://actonscan.com/block/0/2000000000000000/43884169",
    "https://explorer.toncoin.org/block?workchain=0&shard=2000000000000000&seqno=43884169&roothash=AB",
  ])("to a block is an exact match for it: %s", (text) => {
    expect(only(explorerLinkForm, text)).toEqual(block);
  });

  it.each([
    "https://tonviewer.com/block/(-1:8000000000000000:39991696)",
    "https://tonscan.org/block/-1:8000000000000000:39991696",
    "https://tonscan.org/block/39991696",
    "https://explorer.toncoin.org/search?workchain=-1&shard=8000000000000000&seqno=39991696",
  ])("to a masterchain block is an exact match for its number: %s", (text) => {
    expect(only(explorerLinkForm, text)).toEqual(masterchain);
  });

  it.each([
    [`https://getgems.io/nft/${FRIENDLY}`, "nft"],
    [`https://getgems.io/collection/${FRIENDLY}`, "nft"],
    [`https://getgems.io/collection/0:${"1".repeat(64)}/${FRIENDLY}`, "nft"],
    [`https://tonviewer.com/0:${"1".repeat(64)}/nft/${FRIENDLY}`, "nft"],
    [`https://tonscan.org/nft/${FRIENDLY}`, "nft"],
    [`https://tonscan.org/jetton/${FRIENDLY}`, "jetton"],
    [`https://tonscan.org/nominator/${FRIENDLY}`, "pool"],
  ])("keeps the role of the account: %s is a %s", (text, page) => {
    expect(only(explorerLinkForm, text)).toEqual({ ...account, page });
  });

  it.each([
    `https://testnet.tonviewer.com/${FRIENDLY}`,
    `https://testnet.tonscan.org/address/${FRIENDLY}`,
    `https://test-explorer.toncoin.org/account?account=${FRIENDLY}`,
    `https://actonscan.com/address/${FRIENDLY}?network=testnet`,
    `https://tonviewer.com/${TEST_FRIENDLY}`,
  ])("for testnet leads to testnet: %s", (text) => {
    expect(only(explorerLinkForm, text)).toEqual({ ...account, testnet: true });
  });

  it("to a domain is a match for the domain", () => {
    expect(only(explorerLinkForm, "https://tonviewer.com/Foundation.ton")).toMatchObject({
      kind: "domain",
      name: "foundation.ton",
    });
  });

  it.each([
    "https://tonviewer.com/",
    "https://tonviewer.com/blocks",
    `https://tonviewer.com/${FRIENDLY.slice(1)}`,
    `https://tonviewer.com/transaction/${HASH.slice(1)}`,
    "https://tonscan.org/block/0:zzz:1",
    "https://tonscan.org/block/0/zzz/1",
    `https://tonviewer.com@evil.com/${FRIENDLY}`,
    `https://nottonviewer.com/${FRIENDLY}`,
    FRIENDLY,
  ])("is not read from %j", (text) => {
    expect(explorerLinkForm.read(text)).toEqual([]);
  });
});
