import { describe, expect, it } from "vitest";
import { parseOpcode } from "./opcode";
import { opcodeName } from "./opcode-names";
import { PROTOCOLS } from "./opcode-names-protocol";
import { STANDARDS } from "./opcode-names-standard";
import { sharedText } from "../../../testing/ton/test-shared";

const OURS = Object.entries({ ...PROTOCOLS, ...STANDARDS });

describe("names of opcodes", () => {
  it("are found for the standards here and for nothing else", () => {
    expect(opcodeName(parseOpcode("0f8a7ea5"))).toBe("jetton_transfer");
    expect(opcodeName(parseOpcode(0))).toBe("text_comment");
    expect(opcodeName(parseOpcode("-1"))).toBe("bounce");
    expect(opcodeName(parseOpcode("12345678"))).toBeNull();
  });

  it("are snake case, each under a canonical opcode, in one of the two tables", () => {
    for (const [opcode, name] of OURS) {
      expect(parseOpcode(opcode)).toBe(opcode);
      expect(name).toMatch(/^[a-z0-9]+(?:_[a-z0-9]+)*$/);
    }
    expect(OURS).toHaveLength(Object.keys(PROTOCOLS).length + Object.keys(STANDARDS).length);
  });

  const spec = sharedText("contract/spec/opcodes.json");
  it.skipIf(spec === null)("agree with the index wherever it has the opcode too", () => {
    const index: unknown = JSON.parse(spec ?? "{}");
    const names = new Map<string, unknown>(Object.entries(index ?? {}));
    const both = OURS.filter(([opcode]) => names.has(opcode));
    expect(both.length).toBeGreaterThan(150);
    for (const [opcode, name] of both) expect([opcode, name]).toEqual([opcode, names.get(opcode)]);
  });
});
