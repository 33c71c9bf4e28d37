import { describe, expect, it } from "vitest";
import type { ContractReport } from "../contract/contract-report";
import type { ApiError } from "../../toncenter/error";
import { callProblem, isUndeployed, type CallOutcome, type CallResultView } from "./call-report";

const NONE: ContractReport = { is: "none", from: "index", status: "uninit", frozenHash: null };
const OFFLINE: ApiError = { kind: "offline" };
const UNKNOWN: ContractReport = { is: "failed", problem: OFFLINE };

const refused = (status: number, message: string): ApiError => ({
  kind: "upstream",
  cause: "refused",
  status,
  message,
});
const failed = (error: ApiError): CallOutcome => ({ is: "failed", error });
const RESULT: CallResultView = {
  method: "seqno",
  id: 85_143,
  standard: null,
  exitCode: 0,
  succeeded: true,
  explanation: null,
  isUnknownMethod: false,
  gasUsed: 500,
  block: null,
  values: [],
  omitted: 0,
  json: null,
  body: "",
};
const done = (result: Partial<CallResultView>): CallOutcome => ({
  is: "done",
  result: { ...RESULT, ...result },
});

describe("an account without code", () => {
  it.each([
    [failed(refused(542, "contract is not initialized")), true],
    [failed(refused(542, "Unsupported stack entry type: cont")), false],
    [failed(refused(500, "LITE_SERVER_UNKNOWN")), false],
    [failed(OFFLINE), false],
    [done({ exitCode: -13, succeeded: false, gasUsed: 0 }), true],
    [done({ exitCode: 11, succeeded: false }), false],
    [done({}), false],
    [{ is: "none" }, true],
  ] as const)("counts as not deployed after the outcome %j: %s", (outcome, expected) => {
    expect(isUndeployed({ contract: NONE, outcome })).toBe(expected);
  });
});

describe("the problem of a call's page", () => {
  it("is that of the call, unless there is no contract to run", () => {
    const error = refused(500, "LITE_SERVER_UNKNOWN");
    expect(callProblem({ contract: NONE, outcome: failed(error) })).toBe(error);
    expect(callProblem({ contract: UNKNOWN, outcome: failed(refused(542, "not initialized")) })).toBeNull();
  });

  it("is that of loading the contract, unless the call succeeded", () => {
    expect(callProblem({ contract: UNKNOWN, outcome: { is: "none" } })).toBe(OFFLINE);
    expect(callProblem({ contract: UNKNOWN, outcome: { is: "incomplete" } })).toBe(OFFLINE);
    expect(callProblem({ contract: UNKNOWN, outcome: done({}) })).toBeNull();
    expect(callProblem({ contract: NONE, outcome: { is: "none" } })).toBeNull();
  });
});
