import { describe, expect, it } from "vitest";
import { parseOpcode } from "./opcode";
import { opcodeName } from "./opcode-names";
import { publishedOpcodeName } from "./published-opcode-names";
import { APP_NAMES } from "./opcode-names-app";
import { EXCHANGE_NAMES } from "./opcode-names-exchange";
import { OWN_OPCODE_NAMES } from "./opcode-names-own";
import { PROTOCOLS } from "./opcode-names-protocol";
import { STANDARDS } from "./opcode-names-standard";
import { sharedText } from "../../../testing/ton/test-shared";

const TABLES = [PROTOCOLS, STANDARDS, EXCHANGE_NAMES, APP_NAMES, OWN_OPCODE_NAMES];
const ALL = TABLES.flatMap((table) => Object.entries(table));

describe("names of opcodes", () => {
  it("are found for opcodes of standards only", () => {
    expect(opcodeName(parseOpcode("0f8a7ea5"))).toBe("jetton_transfer");
    expect(opcodeName(parseOpcode(0))).toBe("text_comment");
    expect(opcodeName(parseOpcode("-1"))).toBe("bounce");
    expect(opcodeName(parseOpcode("12345678"))).toBeNull();
  });

  it("are snake case, each under a canonical opcode, in one of the tables", () => {
    for (const [opcode, name] of ALL) {
      expect(parseOpcode(opcode)).toBe(opcode);
      expect(name).toMatch(/^[a-z0-9]+(?:_[a-z0-9]+)*$/);
    }
    expect(new Set(ALL.map(([opcode]) => opcode)).size).toBe(ALL.length);
  });

  const spec = sharedText("contract/spec/opcodes.json");
  it.skipIf(spec === null)("are exactly those of the index, and our own", () => {
    const index: unknown = JSON.parse(spec ?? "{}");
    const names = new Map<string, unknown>(Object.entries(index ?? {}));
    for (const [opcode, name] of names)
      expect([opcode, publishedOpcodeName(parseOpcode(opcode))]).toEqual([opcode, name]);
    for (const opcode of Object.keys(OWN_OPCODE_NAMES)) expect(names.has(opcode)).toBe(false);
    expect(ALL).toHaveLength(names.size + Object.keys(OWN_OPCODE_NAMES).length);
  });

  it("below 65,536 are not used for contracts of an unknown kind", () => {
    expect([opcodeName(parseOpcode(2)), publishedOpcodeName(parseOpcode(2))]).toEqual([
      null,
      "evaa_withdraw_master",
    ]);
  });
});
