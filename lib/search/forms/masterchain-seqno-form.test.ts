import { describe, expect, it } from "vitest";
import { only } from "../../../testing/search/test-samples";
import { masterchainSeqnoForm } from "./masterchain-seqno-form";

const block = { kind: "masterchain block", seqno: 84773657, testnet: null };

describe("a masterchain seqno", () => {
  it("is a possible match of a bare number", () => {
    expect(only(masterchainSeqnoForm, "84773657")).toEqual({ ...block, certainty: "possible" });
  });

  it.each([
    "#84773657",
    "block 84773657",
    "Block #84773657",
    "seqno: 84773657",
    "block 84,773,657",
    "№ 84773657",
  ])("is an exact match when the text names it: %s", (text) => {
    expect(only(masterchainSeqnoForm, text)).toEqual({ ...block, certainty: "exact" });
  });

  it.each(["", "-1", "4294967296", "12.5", "0x10", "block", "blocker 5", "1e9"])(
    "is not read from %j",
    (text) => {
      expect(masterchainSeqnoForm.read(text)).toEqual([]);
    },
  );
});
