import { describe, expect, it } from "vitest";
import { FRIENDLY, HASH, HASH_BASE64, only, RAW } from "../../../testing/search/test-samples";
import { serviceLinkForm } from "./service-link-form";

const BLOCK = "workchain=0&shard=2000000000000000&seqno=43884169";

describe("a URL of a service's API", () => {
  it.each([
    [`https://toncenter.com/api/v2/getAddressInformation?address=${FRIENDLY}`, "account"],
    [`https://toncenter.com/api/v3/accountStates?address=${RAW}&include_boc=false`, "account"],
    [`https://toncenter.com/api/v3/transactions?account=${RAW}&limit=10`, "account"],
    [`https://toncenter.com/api/v3/transactions?hash=${encodeURIComponent(HASH_BASE64)}`, "hash"],
    [`https://toncenter.com/api/v3/transactionsByMessage?msg_hash=${HASH_BASE64}`, "hash"],
    [`https://toncenter.com/api/v3/traces?trace_id=${HASH}`, "hash"],
    [`https://toncenter.com/api/v2/getTransactions?address=${FRIENDLY}&lt=5&hash=${HASH}`, "transaction"],
    [`https://toncenter.com/api/v3/blocks?${BLOCK}`, "block"],
    ["https://toncenter.com/api/v2/getShards?seqno=5", "masterchain block"],
    ["https://toncenter.com/api/v3/transactions?mc_seqno=5", "masterchain block"],
    ["https://toncenter.com/api/v3/blocks?workchain=-1&shard=8000000000000000&seqno=5", "masterchain block"],
    ["https://toncenter.com/api/v3/dns/records?domain=foundation.ton", "domain"],
    [`https://tonapi.io/v2/accounts/${RAW}/events?limit=5`, "account"],
    [`https://tonapi.io/v2/blockchain/accounts/${RAW}/methods/seqno`, "account"],
    [`https://tonapi.io/v2/blockchain/transactions/${HASH}`, "hash"],
    [`https://tonapi.io/v2/events/${HASH}`, "hash"],
    ["https://tonapi.io/v2/blockchain/blocks/(0,2000000000000000,43884169)/transactions", "block"],
    ["https://tonapi.io/v2/blockchain/masterchain/5/shards", "masterchain block"],
    ["https://tonapi.io/v2/dns/foundation.ton", "domain"],
  ])("is an exact match for its subject: %s is a %s", (text, kind) => {
    expect(only(serviceLinkForm, text)).toMatchObject({ kind, certainty: "exact", testnet: false });
  });

  it.each([
    [`https://toncenter.com/api/v3/jetton/masters?address=${RAW}`, "jetton"],
    [`https://toncenter.com/api/v3/nft/items?address=${RAW}`, "nft"],
    [`https://toncenter.com/api/v3/nft/collections?collection_address=${RAW}`, "nft"],
    [`https://tonapi.io/v2/jettons/${RAW}`, "jetton"],
    [`https://tonapi.io/v2/nfts/collections/${RAW}`, "nft"],
  ])("keeps the role of the account: %s is a %s", (text, page) => {
    expect(only(serviceLinkForm, text)).toMatchObject({ kind: "account", page });
  });

  it("of testnet leads to testnet", () => {
    const text = `https://testnet.toncenter.com/api/v3/transactions?hash=${HASH}`;
    expect(only(serviceLinkForm, text)).toMatchObject({ kind: "hash", testnet: true });
  });

  it.each([
    "https://toncenter.com/api/v3/masterchainInfo",
    "https://toncenter.com/api/v3/blocks?workchain=0&seqno=5",
    `https://toncenter.com/api/v3/blocks?root_hash=${HASH}`,
    `https://evil.com/api/v3/transactions?hash=${HASH}`,
  ])("is not read from %j", (text) => {
    expect(serviceLinkForm.read(text)).toEqual([]);
  });
});
