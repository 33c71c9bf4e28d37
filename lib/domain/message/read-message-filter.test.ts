import { describe, expect, test } from "vitest";
import {
  ALL_MESSAGES,
  ALL_OF_ACCOUNT,
  writeAccountMessageFilter,
  writeMessageFilter,
  type AccountMessageFilter,
  type MessageFilter,
} from "./message-filter";
import { parseAddress } from "../../ton/address/read-address";
import { parseHash } from "../../ton/value/hash";
import { parseOpcode } from "../../ton/contract/opcode";
import { messageParams } from "./message-params";
import { readAccountMessageFilter, readMessageFilter } from "./read-message-filter";

const ofAccount = (query: string) => readAccountMessageFilter(new URLSearchParams(query));
const ofAll = (query: string) => readMessageFilter(new URLSearchParams(query));

const alice = parseAddress(`0:${"AB".repeat(32)}`);
const hash = parseHash("cd".repeat(32));

describe("the message filter of an account's page", () => {
  test.each<[string, object]>([
    ["", {}],
    ["direction=&opcode=+&from=&body=&lt=", {}],
    ["direction=logs", { direction: "logs" }],
    ["opcode=0x0f8a7ea5", { opcode: "0x0f8a7ea5" }],
    ["opcode=F8A7EA5", { opcode: "0x0f8a7ea5" }],
    ["opcode=-1", { opcode: "0xffffffff" }],
    ["opcode=jetton_transfer", { opcode: "0x0f8a7ea5" }],
    ["opcode=Jetton++transfer", { opcode: "0x0f8a7ea5" }],
    ["opcode=transfer+with+comment", { opcode: "0x00000000" }],
    [`body=${"CD".repeat(32)}`, { body: hash }],
    ["from=2026-01-31&until=1769860800", { from: 1_769_817_600, until: 1_769_860_800 }],
    ["from_lt=5&lt=61000000000003", { fromLt: 5n, untilLt: 61_000_000_000_003n }],
  ])("is read from %j", (query, expected) => {
    expect(ofAccount(query)).toEqual({ ok: true, value: { ...ALL_OF_ACCOUNT, ...expected } });
  });

  test.each([
    ["direction=sideways", "direction"],
    ["direction=toString", "direction"],
    ["opcode=dance", "opcode"],
    ["opcode=0x123456789", "opcode"],
    ["body=12", "body"],
    ["from=yesterday", "from"],
    ["until=2026-13-01", "until"],
    ["lt=late", "lt"],
  ])("is refused: %s", (query, field) => {
    expect(ofAccount(query)).toMatchObject({ ok: false, error: { kind: "bad-input", field } });
  });

  test("is refused if an operation's name stands for several opcodes", () => {
    expect(ofAccount("opcode=dedust_swap")).toMatchObject({
      ok: false,
      error: { field: "opcode", tried: ["0xe3a0d482", "0xea06185d"] },
    });
  });

  test.each([
    ["until=2026-01-31", "until"],
    ["from=2026-01-31&until=2026-02-01", "from"],
    ["from_lt=5", "from_lt"],
    ["lt=5", "lt"],
  ])("is refused for external messages, which have no time, with %s", (query, field) => {
    expect(ofAccount(`direction=outside&${query}`)).toMatchObject({ ok: false, error: { field } });
    expect(ofAll(`source=external&${query}`)).toMatchObject({ ok: false, error: { field } });
  });

  test("can select external messages by operation", () => {
    expect(ofAccount("direction=outside&opcode=1")).toMatchObject({ ok: true });
    expect(ofAll("source=external&opcode=1")).toMatchObject({ ok: true });
  });

  test("reads back as it was written", () => {
    const filter: AccountMessageFilter = {
      direction: "out",
      opcode: parseOpcode(0),
      body: hash,
      from: 1_769_817_600,
      until: 1_769_860_800,
      fromLt: 1n,
      untilLt: 2n,
    };
    expect(ofAccount(writeAccountMessageFilter(filter).toString())).toEqual({ ok: true, value: filter });
    expect(writeAccountMessageFilter(ALL_OF_ACCOUNT).toString()).toBe("");
  });
});

describe("the filter of the page of all messages", () => {
  test.each<[string, Partial<MessageFilter>, object]>([
    ["", {}, {}],
    ["source=&externals=&direction=&sort=desc", {}, {}],
    [`source=${alice}`, { source: alice }, { source: alice }],
    ["source=external", { source: "external" }, { source: "null" }],
    ["destination=external", { destination: "external" }, { destination: "null" }],
    ["direction=in", { side: "in" }, { direction: "in" }],
    ["externals=only", { externals: "only" }, { only_externals: true }],
    ["externals=none", { externals: "none" }, { exclude_externals: true }],
    [`hash=${hash}`, { hash }, { msg_hash: [hash] }],
    [`body=${hash}`, { body: hash }, { body_hash: hash }],
    ["opcode=Excess+returned", { opcode: parseOpcode("0xd53276db") }, { opcode: "0xd53276db" }],
    [
      "from=1769817600&until=1769860800",
      { from: 1_769_817_600, until: 1_769_860_800 },
      { start_utime: 1_769_817_600, end_utime: 1_769_860_800 },
    ],
    ["from_lt=5&lt=7", { fromLt: 5n, untilLt: 7n }, { start_lt: 5n, end_lt: 7n }],
    ["sort=asc", { oldestFirst: true }, { sort: "asc" }],
  ])(
    "is read from %j, passed to the service, and reads back as it was written",
    (query, expected, params) => {
      const filter = { ...ALL_MESSAGES, ...expected };
      expect(ofAll(query)).toEqual({ ok: true, value: filter });
      expect(messageParams(filter)).toEqual(params);
      expect(ofAll(writeMessageFilter(filter).toString())).toEqual({ ok: true, value: filter });
    },
  );

  test.each([
    ["source=nobody", "source"],
    ["destination=null", "destination"],
    ["direction=outside", "direction"],
    ["externals=all", "externals"],
    ["externals=none&source=external", "externals"],
    ["externals=none&destination=external", "externals"],
    ["hash=12", "hash"],
  ])("is refused: %s", (query, field) => {
    expect(ofAll(query)).toMatchObject({ ok: false, error: { kind: "bad-input", field } });
  });
});
