import { describe, expect, test } from "vitest";
import { ALL_MESSAGES, writeMessageFilter } from "../query/message/message-filter";
import { parseOpcode } from "../ton/opcode";
import { readMessageFilter } from "./messages-filter";

const read = (query: string) => readMessageFilter(new URLSearchParams(query));

describe("the filter in a URL", () => {
  test.each([
    ["", {}],
    ["direction=&opcode=+&from=", {}],
    ["direction=logs", { way: "logs" }],
    ["opcode=0x0f8a7ea5", { opcode: "0x0f8a7ea5" }],
    ["opcode=F8A7EA5", { opcode: "0x0f8a7ea5" }],
    ["opcode=-1", { opcode: "0xffffffff" }],
    ["opcode=jetton_transfer", { opcode: "0x0f8a7ea5" }],
    ["opcode=Jetton++transfer", { opcode: "0x0f8a7ea5" }],
    ["opcode=transfer+with+comment", { opcode: "0x00000000" }],
    ["from=2026-01-31&until=1769860800", { from: 1_769_817_600, until: 1_769_860_800 }],
  ])("%s", (query, expected) => {
    expect(read(query)).toEqual({ ok: true, value: { ...ALL_MESSAGES, ...expected } });
  });

  test.each([
    ["direction=sideways", "direction"],
    ["direction=toString", "direction"],
    ["opcode=dance", "opcode"],
    ["opcode=0x123456789", "opcode"],
    ["from=yesterday", "from"],
    ["until=2026-13-01", "until"],
  ])("%s is refused", (query, field) => {
    expect(read(query)).toMatchObject({ ok: false, error: { kind: "bad-input", field } });
  });

  test("a name that stands for several opcodes is not guessed at", () => {
    expect(read("opcode=dedust_swap")).toMatchObject({
      ok: false,
      error: { field: "opcode", tried: ["0xe3a0d482", "0xea06185d"] },
    });
  });

  test("messages that have no time are not looked for by it", () => {
    expect(read("direction=outside&until=2026-01-31")).toMatchObject({
      ok: false,
      error: { field: "until" },
    });
    expect(read("direction=outside&opcode=1")).toMatchObject({ ok: true });
  });

  test("is read as it was written", () => {
    const filter = { way: "out", opcode: parseOpcode(0), from: 1_769_817_600, until: 1_769_860_800 } as const;
    expect(read(writeMessageFilter(filter).toString())).toEqual({ ok: true, value: filter });
    expect(writeMessageFilter(ALL_MESSAGES).toString()).toBe("");
  });
});
