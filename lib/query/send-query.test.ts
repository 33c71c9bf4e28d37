import { expect, it } from "vitest";
import { wireJson } from "../domain/list/wire-json";
import { SendFacts } from "../domain/send/send-facts";
import { SendReport } from "../domain/send/send-report";
import { parseHash } from "../ton/value/hash";
import { readReport } from "./read-report";

const HASH = parseHash("ab".repeat(32));
const PROBLEM = { kind: "upstream", cause: "refused", status: 500, message: "exitcode=33" } as const;

it("a report with a problem of the service is not taken for a refusal of our own server", () => {
  const report: SendReport = {
    hash: HASH,
    outcome: "refused",
    atMs: 1,
    repeated: false,
    problem: PROBLEM,
    kind: null,
  };
  expect(readReport(SendReport, JSON.parse(wireJson(report)), "")).toEqual(report);
  const facts: SendFacts = {
    destination: null,
    signature: "unchecked",
    accounts: [],
    fees: { importFee: 1n, storage: 2n, gas: 3n, forward: 2n ** 80n },
    feesProblem: PROBLEM,
    transaction: null,
    problem: PROBLEM,
    asOfMs: 1,
  };
  expect(readReport(SendFacts, JSON.parse(wireJson(facts)), "")).toEqual(facts);
});
