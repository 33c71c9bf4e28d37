import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Endpoint, ParamSpecs } from "./endpoint";
import { rawFromBody, rawFromQuery, readParams, writeRequest } from "./request";
import { valueOf } from "../../testing/toncenter/test-value";
import { decode, decodePost } from "./v3/v3-decode";
import { dnsActiveAuctions, dnsRecords } from "./v3/v3-dns";
import { V3_ENDPOINTS } from "./v3/v3-endpoints";
import { jettonTransfers, jettonWallets } from "./v3/v3-jetton";
import { estimateFee, runGetMethod } from "./v3/v3-legacy";
import { messages } from "./v3/v3-message";
import { multisigOrders, multisigWallets } from "./v3/v3-multisig";
import { nftItems } from "./v3/v3-nft";
import { ALICE, BOB, bocOf, COIN, hashOf, hexOf } from "../../fixtures/toncenter/v3/samples/seed";
import { nominatorEvents, poolValidatorEvents } from "./v3/v3-staking";
import { pendingTraces, traces } from "./v3/v3-trace";
import { pendingTransactions, transactions, transactionsByMessage } from "./v3/v3-transaction-lists";
import { validatorCycles, validatorEvents } from "./v3/v3-validators";
import { vesting } from "./v3/v3-vesting";

function targetOf<S extends ParamSpecs, R, T>(endpoint: Endpoint<S, R, T>, query: string): string {
  const values = readParams(endpoint, rawFromQuery(new URLSearchParams(query)));
  return values.ok ? decodeURIComponent(writeRequest(endpoint, values.value).target) : values.error.message;
}

const hash = encodeURIComponent(hashOf("x"));
const hex = hexOf("x").toLowerCase();

describe("equal requests have one spelling", () => {
  test("of addresses, hashes and shards", () => {
    const bare = ALICE.slice(2).toLowerCase();
    for (const account of [ALICE, ALICE.toLowerCase(), bare]) {
      expect(targetOf(transactions, `account=${account}&hash=${hash}&shard=-9223372036854775808`)).toBe(
        `transactions?shard=8000000000000000&account=${ALICE}&hash=${hex}`,
      );
    }
  });

  test("of repeated values: without duplicates, sorted, whatever the separator", () => {
    const [one, other] = [ALICE, BOB].toSorted();
    const expected = `transactions?account=${one}&account=${other}`;
    expect(targetOf(transactions, `account=${ALICE}&account=${BOB}`)).toBe(expected);
    expect(targetOf(transactions, `account=${BOB},${ALICE},${BOB}`)).toBe(expected);
  });

  test("of the order of parameters, and of unknown ones", () => {
    const expected = "traces?include_actions=true&limit=5&sort=asc";
    expect(targetOf(traces, "sort=ASC&limit=5&include_actions=1&account=")).toBe(expected);
    expect(targetOf(traces, "api_key=secret&limit=5&x_timeout=9&sort=asc&include_actions=true&to=")).toBe(
      expected,
    );
  });
});

test("inherited keys of objects are not parameters", () => {
  expect(targetOf(traces, "constructor=1&__proto__=2&toString=3")).toBe("traces");
});

describe("order that matters is kept", () => {
  const [late, early] = ["0xffffffff", "0x00000001"];
  test("in a query", () => {
    expect(targetOf(decode, `opcodes=${late}&opcodes=1&opcodes=${late}`)).toBe(
      `decode?opcodes=${late}&opcodes=${early}&opcodes=${late}`,
    );
  });

  test("in a body", () => {
    const values = valueOf(
      readParams(decodePost, rawFromBody({ opcodes: [late, early], bodies: [bocOf("x")] })),
    );
    const request = writeRequest(decodePost, values);
    expect(request).toMatchObject({ target: "decode" });
    expect(JSON.parse(request.body ?? "")).toEqual({ opcodes: [late, early], bodies: [bocOf("x")] });
    expect(request.key).toBe(`v3 decode ${request.body}`);
  });
});

test("bodies contain JSON values, not text", () => {
  const raw = {
    address: ALICE,
    body: bocOf("x"),
    ignore_chksig: "false",
    init_code: null,
    api_key: "secret",
  };
  const request = writeRequest(estimateFee, valueOf(readParams(estimateFee, rawFromBody(raw))));
  expect(JSON.parse(request.body ?? "")).toEqual({ address: ALICE, body: bocOf("x"), ignore_chksig: false });

  const call = { address: ALICE, method: "seqno", stack: [{ type: "num", value: "0x2a" }] };
  const run = writeRequest(runGetMethod, valueOf(readParams(runGetMethod, rawFromBody(call))));
  expect(JSON.parse(run.body ?? "")).toEqual(call);
});

describe("an invalid request", () => {
  const lists = "validators/cycles";
  test.each<[string, Endpoint, string, string | RegExp]>([
    ["a limit", transactions, "limit=1001", "limit: expected a whole number from 1 to 1000"],
    ["an offset", transactions, "offset=-1", /^offset: /],
    ["a sort", transactions, "sort=up", "sort: expected one of asc, desc"],
    ["an address", transactions, "account=nobody", /^account: /],
    [
      "two values of a parameter for one",
      jettonTransfers,
      `jetton_master=${ALICE}&jetton_master=${BOB}`,
      "jetton_master is given twice",
    ],
    [
      "too many values",
      transactions,
      `account=${Array.from({ length: 1_001 }, () => ALICE).join(",")}`,
      "account: at most 1000 values",
    ],
    ["no parameters", nominatorEvents, "", "pool is required"],
    ["transactions", transactions, "direction=in", "direction can be specified only with msg_hash or opcode"],
    [
      "byMessage",
      transactionsByMessage,
      "direction=in",
      "at least one of msg_hash, body_hash, opcode should be specified",
    ],
    ["messages", messages, `hash=${hash}&msg_hash=${hash}`, "cannot use both legacy and new message hashes"],
    [
      "traces",
      traces,
      `account=${ALICE}&tx_hash=${hash}`,
      "only one of account, trace_id, tx_hash, msg_hash should be specified",
    ],
    ["pendingTraces", pendingTraces, "", "account or ext_msg_hash should be specified"],
    ["pendingTransactions", pendingTransactions, `trace_id=${hash}`, "at least 1 account address required"],
    [
      "jetton/wallets",
      jettonWallets,
      `jetton_address=${ALICE},${BOB}`,
      "exact one owner_address required for multiple jetton_address",
    ],
    ["nft/items", nftItems, "index=1", "index parameter is not allowed without the collection_address"],
    [
      "nft/items",
      nftItems,
      `collection_address=${ALICE}&index=0x1`,
      "index: expected an index in decimal digits",
    ],
    [
      "nft/items",
      nftItems,
      `collection_address=${ALICE},${BOB}`,
      "exact one owner_address required for multiple collection_address",
    ],
    ["dns/records", dnsRecords, "", "either wallet address or domain is required"],
    [
      "dns/records",
      dnsRecords,
      `wallet=${ALICE}&domain=a.ton`,
      "provide either wallet address or domain, not both",
    ],
    [
      "dns/activeAuctions",
      dnsActiveAuctions,
      `bidder=${ALICE}&after=MDA&offset=1`,
      "use either after or offset, not both",
    ],
    [
      "staking",
      nominatorEvents,
      `pool=${ALICE}&start_utime=2&end_utime=1`,
      "start_utime must be less than or equal to end_utime",
    ],
    ["staking", poolValidatorEvents, "type=reward", "validator or pool parameter is required"],
    [
      "validators",
      validatorEvents,
      `stake_holder_address=${ALICE}&adnl_address=${hash}`,
      "provide either stake_holder_address or adnl_address, not both",
    ],
    [
      lists,
      validatorCycles,
      "return_validators=true&limit=101",
      "limit must not exceed 100 when return_validators is true",
    ],
    ["multisig", multisigWallets, "limit=5", "At least one of address or wallet_address should be specified"],
    ["multisig", multisigOrders, "", "At least one of address or multisig_address should be specified"],
    ["vesting", vesting, "", "at least one of contract_address or wallet_address is required"],
    [
      "vesting",
      vesting,
      `contract_address=${ALICE}&wallet_address=${BOB}`,
      "only one of contract_address or wallet_address should be specified",
    ],
  ])("is refused, with the service's message where it has one: %s", (_, endpoint, query, expected) => {
    expect(targetOf(endpoint, query)).toMatch(expected);
  });

  test.each<[string, Endpoint, string]>([
    ["several jettons of one owner", jettonWallets, `jetton_address=${ALICE},${BOB}&owner_address=${COIN}`],
    ["one jetton without an owner", jettonWallets, `jetton_address=${ALICE}`],
    ["100 full rounds", validatorCycles, "return_validators=true&limit=100"],
    ["1,000 rounds without validators", validatorCycles, "return_validators=false&limit=1000"],
    ["messages from outside", messages, "source=null"],
    ["an item by its index", nftItems, `collection_address=${ALICE}&index=7`],
  ])("is not one for %s", (_, endpoint, query) => {
    expect(targetOf(endpoint, query)).toMatch(`${endpoint.path}?`);
  });
});

/** Any input that a kind accepts, in more than one spelling. */
const TEXTS = fc.oneof(
  fc.constantFrom(ALICE, BOB.toLowerCase(), COIN.slice(2), hashOf("a"), hexOf("b"), "null", "addr_none"),
  fc.constantFrom(
    "true",
    "0",
    "asc",
    "DESC",
    "in",
    "all",
    "getmethod",
    "stake_accepted",
    "a.ton",
    "v5",
    "1.5",
  ),
  fc.constantFrom(
    "0x0f8a7ea5",
    "-1",
    "8000000000000000",
    bocOf("x"),
    "61000000000000",
    "",
    " 7 ",
    "-9223372036854775808",
  ),
  fc.nat({ max: 1_000 }).map(String),
);

test("a written request reads as the same values, for every operation", () => {
  const rows = V3_ENDPOINTS.filter(({ method }) => method === "GET");
  let accepted = 0;
  const anyCall = fc.constantFrom(...rows).chain((endpoint) => {
    const texts = Object.fromEntries(
      Object.keys(endpoint.params).map((name) => [name, fc.array(TEXTS, { maxLength: 2 })]),
    );
    return fc.tuple(fc.constant(endpoint), fc.record(texts, { requiredKeys: [] }));
  });
  fc.assert(
    fc.property(anyCall, ([endpoint, texts]) => {
      const given = Object.entries(texts).map(([name, values]): [string, string[]] => [name, values ?? []]);
      const values = readParams(endpoint, new Map(given));
      if (!values.ok) return;
      accepted += 1;
      const request = writeRequest(endpoint, values.value);
      const query = new URLSearchParams(request.target.split("?")[1]);
      const again = valueOf(readParams(endpoint, rawFromQuery(query)));
      expect(writeRequest(endpoint, again)).toEqual(request);
    }),
    { numRuns: 3_000 },
  );
  expect(accepted).toBeGreaterThan(50);
});

test("any input gives values or a refusal", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...V3_ENDPOINTS),
      fc.dictionary(fc.string(), fc.anything()),
      (endpoint, body) => {
        const named = Object.fromEntries(
          Object.keys(endpoint.params).map((name, index) => [name, Object.values(body)[index]]),
        );
        const result = readParams(endpoint, rawFromBody({ ...body, ...named }));
        expect(result.ok || result.error.kind === "bad-input").toBe(true);
      },
    ),
  );
});
