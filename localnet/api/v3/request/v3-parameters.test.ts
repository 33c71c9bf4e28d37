import { describe, expect, test } from "vitest";
import { readAnswer } from "@/lib/toncenter/answer";
import type { Param } from "@/lib/toncenter/endpoint";
import { V3_ENDPOINTS } from "@/lib/toncenter/v3/v3-endpoints";
import { formatHash } from "@/lib/ton/value/hash";
import { writeJson } from "../../write-json";
import { getV3, openTestNode } from "../../../../testing/localnet/api/v3/test-v3-node";
import { ALICE, hashOf, ltAt, START } from "../../../../testing/localnet/api/v3/test-short-chain";

const opened = openTestNode();

const hash = formatHash(hashOf("transaction 3b"), "base64");

/** A valid value of each kind of parameter. */
const VALUES: Readonly<Record<string, string>> = {
  address: ALICE,
  "address or null": "null",
  hash,
  opcode: "0x0f8a7ea5",
  shard: "8000000000000000",
  integer: "3",
  "unix time": String(START + 15),
  "logical time": String(ltAt(3, 1)),
  boolean: "true",
  "bag of cells": "te6ccgEBAQEAAgAAAA==",
  "an index in decimal digits": "5",
  "a domain name such as foundation.ton": "foundation.ton",
  "the next_cursor of the page before": Buffer.from(`${"0".repeat(20)}:0:${"0".repeat(64)}`).toString(
    "base64url",
  ),
};

function valueOf({ kind }: Param): string {
  return VALUES[kind.name] ?? kind.name.split(" | ")[0]?.replace(/\s/g, "_") ?? "";
}

/** Parameters that another one requires, by path and parameter. */
const REQUIRED_WITH: Readonly<Record<string, readonly string[]>> = {
  "transactions direction": ["opcode"],
  "transactionsByMessage direction": ["msg_hash"],
  "transactionsByMessage limit": ["opcode"],
  "transactionsByMessage offset": ["opcode"],
  "pendingActions include_transactions": ["account"],
  "pendingActions supported_action_types": ["account"],
  "dns/records limit": ["domain"],
  "dns/records offset": ["wallet"],
  "nft/items index": ["collection_address"],
  "staking/nominatorPools/validatorEvents type": ["pool"],
  "staking/nominatorPools/validatorEvents limit": ["pool"],
  "staking/nominatorPools/validatorEvents start_utime": ["validator"],
  "staking/nominatorPools/validatorEvents end_utime": ["validator"],
  "vesting limit": ["wallet_address"],
  "vesting offset": ["wallet_address"],
  "vesting check_whitelist": ["contract_address"],
};

const WITH_ADDRESS: ReadonlySet<string> = new Set(["multisig/orders", "multisig/wallets"]);
/** Endpoints that answer 404: nothing is pending, and the address is not a pool. */
const ABSENT: ReadonlySet<string> = new Set(["pendingTransactions", "staking/nominatorPools/pool"]);

const CASES = V3_ENDPOINTS.filter(({ method }) => method === "GET").flatMap((endpoint) => {
  const { path, params } = endpoint;
  const required = Object.keys(params).filter((name) => params[name]?.required === true);
  const names = Object.keys(params);
  return (names.length === 0 ? [""] : names).map((name) => {
    const requiredWith = REQUIRED_WITH[`${path} ${name}`] ?? (WITH_ADDRESS.has(path) ? ["address"] : []);
    const query = [...new Set([...required, ...requiredWith, name])].flatMap((one) => {
      const param = params[one];
      return param === undefined ? [] : [[one, valueOf(param)]];
    });
    return [`${path}?${new URLSearchParams(query)}`, endpoint] as const;
  });
});

describe("every parameter of every endpoint", () => {
  test("is covered by more than 250 requests", () => {
    expect(CASES.length).toBeGreaterThan(250);
  });

  test.each(CASES)(
    "gets an answer that matches the schema, or a documented error: %s",
    async (target, endpoint) => {
      const { status, body } = await getV3(opened.node, target);
      const isAbsent = ABSENT.has(endpoint.path) || target === "masterchainBlockShards?seqno=3&offset=3";
      expect(isAbsent ? [404, 422] : [200]).toContain(status);
      const read = readAnswer(endpoint, { status, body: writeJson(body), retryAfterMs: null });
      expect(read.ok).toBe(!isAbsent);
    },
  );
});
