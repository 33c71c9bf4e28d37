import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explainExitCode } from "./exit-code";
import { CONTRACT_CODES } from "./exit-code-contract";
import { ACTION_CODES, COMPUTE_CODES } from "./exit-code-network";

const nameOf = (code: number, phase: "compute" | "action", kind?: string | null) =>
  explainExitCode(code, phase, kind)?.name ?? null;

describe("exit codes", () => {
  it.each([
    [0, "success"],
    [1, "success"],
    [2, "stack underflow"],
    [3, "stack overflow"],
    [4, "integer overflow"],
    [5, "range check error"],
    [6, "invalid instruction"],
    [7, "type check error"],
    [8, "cell overflow"],
    [9, "cell underflow"],
    [10, "dictionary error"],
    [11, "unknown error"],
    [12, "fatal error"],
    [13, "out of gas"],
    [-14, "out of gas"],
    [14, "virtualization error"],
  ])("%d of the compute phase is %s, whatever the contract", (code, name) => {
    expect(nameOf(code, "compute")).toBe(name);
    expect(nameOf(code, "compute", "wallet_v4r2")).toBe(name);
  });

  it.each([
    [0, "success"],
    [32, "invalid action list"],
    [33, "too many actions"],
    [34, "unsupported action"],
    [35, "invalid source"],
    [36, "invalid destination"],
    [37, "not enough coins"],
    [38, "not enough extra currency"],
    [39, "message does not fit"],
    [40, "message not processed"],
    [41, "no library"],
    [42, "library change failed"],
    [43, "library limits"],
    [50, "account too large"],
  ])("%d of the action phase is %s, whatever the contract", (code, name) => {
    expect(nameOf(code, "action")).toBe(name);
    expect(nameOf(code, "action", "wallet_v4r2")).toBe(name);
  });

  it("explains a contract's own code only for that kind of contract", () => {
    expect(nameOf(33, "compute")).toBeNull();
    expect(nameOf(33, "compute", null)).toBeNull();
    expect(nameOf(33, "compute", "dns")).toBeNull();
    expect(nameOf(33, "compute", "wallet_v3r2")).toBe("wrong seqno");
    expect(nameOf(33, "compute", "wallet_highload_v3r1")).toBe("wrong signature");
    expect(nameOf(34, "compute", "wallet_v2r1")).toBe("wrong signature");
    expect(nameOf(36, "compute", "wallet_v4r2")).toBe("expired");
    expect(nameOf(133, "compute", "wallet_v5r1")).toBe("wrong seqno");
    expect(nameOf(73, "compute", "jetton_wallet_governed")).toBe("not the owner");
    expect(nameOf(1008, "compute", "multisig_v2")).toBe("wrong order number");
  });

  it("has no text for codes without a definition", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 60000 }), fc.string(), (code, kind) => {
        expect(explainExitCode(code, "compute", kind)).toBeNull();
        expect(explainExitCode(code, "action", kind)).toBeNull();
      }),
    );
    expect(explainExitCode(Number.NaN, "compute")).toBeNull();
  });

  it("explains every code in one sentence", () => {
    const tables = [COMPUTE_CODES, ACTION_CODES, ...CONTRACT_CODES.map(({ codes }) => codes)];
    for (const [name, sentence] of tables.flatMap((table) => Object.values(table))) {
      expect(name).toMatch(/^[a-z][a-z -]+$/);
      expect(sentence).toMatch(/^[A-Z][^.]+\.$/);
    }
  });
});
