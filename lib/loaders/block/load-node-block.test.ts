import { describe, expect, it } from "vitest";
import { fail, ok, type ApiError } from "../../toncenter/error";
import { cursorIn, ofBlock } from "./load-node-block";

const refused = (message: string): ApiError => ({ kind: "upstream", cause: "refused", status: 500, message });

describe("a block that a node does not have", () => {
  it.each(["LITE_SERVER_NOTREADY: ltdb: block not found", "block is not in db"])(
    "is reported as not found: %s",
    (message) => {
      expect(ofBlock(fail(refused(message)))).toMatchObject({ ok: false, error: { kind: "not-found" } });
    },
  );

  it("is distinguished from failures", () => {
    const wrong = fail(refused("internal server error"));
    expect(ofBlock(wrong)).toBe(wrong);
    expect(ofBlock(ok(5))).toEqual(ok(5));
  });
});

describe("the cursor of a node's transactions", () => {
  it("is read from both of its parts", () => {
    const account = "ab".repeat(32);
    expect(cursorIn(new URLSearchParams({ after_lt: "61000000000003", after: account }))).toEqual({
      lt: 61_000_000_000_003n,
      account,
    });
  });

  it.each(["", "after_lt=5", `after=${"ab".repeat(32)}`, "after_lt=-1&after=x"])(
    "is null, which is the beginning, when it is invalid: %s",
    (query) => {
      expect(cursorIn(new URLSearchParams(query))).toBeNull();
    },
  );
});
