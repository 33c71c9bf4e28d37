import * as fc from "fast-check";
import { expect, it, test } from "vitest";
import { readNodeRefusal } from "./node-refusal";
import { isNotOffered, outcomeOfError } from "./send-outcome";
import { sendModeTexts } from "./send-mode";
import type { ApiError } from "../../toncenter/error";

const REJECTED =
  "LITE_SERVER_UNKNOWN: cannot apply external message to current state : External message was not accepted\n" +
  "Cannot run message on account: inbound external message rejected by transaction AB:\n" +
  "exitcode=33, steps=24, gas_used=0\nVM Log (truncated):\n...exit code 99";

test.each([
  [REJECTED, "wallet_v4r2", 33, /^Wrong seqno\. /],
  [REJECTED.replace("33", "36"), "wallet_v4r2", 36, /^Expired\. /],
  [REJECTED.replace("33", "135"), "wallet_v5r1", 135, /^Wrong signature\. /],
  [REJECTED, null, 33, /exit code 33, which its author defines/],
  [REJECTED.replace("33", "-14"), null, -14, /^Out of gas/],
  [REJECTED.replace("33", "0"), null, 0, /did not accept/],
  ["Exit code 133 != 0", "wallet_v5r1", 133, /^Wrong seqno/],
  [
    "LITE_SERVER_UNKNOWN: cannot apply external message to current state : Failed to unpack account state",
    null,
    null,
    /not deployed/,
  ],
  ["cannot deserialize bag-of-cells", null, null, /cannot read it/],
  ["external message too large, rejecting", null, null, /larger/],
  ["something new", null, null, null],
])("a refusal by a node is explained: %s", (message, kind, exitCode, summary) => {
  const refusal = readNodeRefusal(message, kind);
  expect(refusal.exitCode).toBe(exitCode);
  expect(refusal.summary ?? "none").toMatch(summary ?? /^none$/);
  expect(refusal.message).not.toMatch(/VM Log|LITE_SERVER/);
});

it("any refusal is read without an exception (property)", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.option(fc.string()), (message, kind) => {
      expect(readNodeRefusal(message, kind).message.length).toBeLessThanOrEqual(message.length);
    }),
  );
});

const upstream = (
  cause: Extract<ApiError, { kind: "upstream" }>["cause"],
  status: number | null,
): ApiError => ({
  kind: "upstream",
  cause,
  status,
  message: "",
});

test.each<[ApiError, "unknown" | "refused", boolean]>([
  [upstream("refused", 500), "refused", false],
  [upstream("refused", 405), "refused", true],
  [upstream("refused", 502), "unknown", false],
  [upstream("timeout", 504), "unknown", false],
  [upstream("timeout", null), "unknown", false],
  [upstream("unreachable", null), "unknown", false],
  [upstream("resting", null), "refused", false],
  [{ kind: "not-found", message: "" }, "refused", true],
  [{ kind: "rate-limited", whose: "queue", retryAfterMs: 1 }, "refused", false],
  [{ kind: "unauthorized", status: 401, message: "" }, "refused", false],
  [{ kind: "malformed", endpoint: "", path: "", expected: "", received: "" }, "unknown", false],
])("after the error %o the outcome is “%s”", (error, outcome, notOffered) => {
  expect([outcomeOfError(error), isNotOffered(error)]).toEqual([outcome, notOffered]);
});

it("send modes are described by their flags", () => {
  expect(sendModeTexts(0)).toEqual([]);
  expect(sendModeTexts(3)).toEqual(["Ignores errors", "Fees paid separately"]);
  expect(sendModeTexts(160)).toEqual(["All of the balance", "Deletes the account if empty"]);
});
