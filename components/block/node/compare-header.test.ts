import { describe, expect, it } from "vitest";
import { blockOf } from "@/lib/domain/block/header-block";
import { readAnswer } from "@/lib/toncenter/answer";
import { valueOf } from "@/testing/toncenter/test-value";
import { getBlockHeader } from "@/lib/toncenter/v2/v2-blocks";
import { BLOCK_SAMPLES } from "@/fixtures/toncenter/v2/samples/blocks";
import { compareHeader, differs } from "./compare-header";

const result = BLOCK_SAMPLES.find(({ path }) => path === "getBlockHeader")?.result;
const header = valueOf(
  readAnswer(getBlockHeader, { status: 200, body: JSON.stringify({ ok: true, result }), retryAfterMs: null }),
);
const block = blockOf(header);

describe("compareHeader", () => {
  it("finds no difference between equal values, even if one hash is written as an unsigned number", () => {
    const hash = (header.validator_list_hash_short ?? 0) >>> 0;
    expect(compareHeader(header, block).filter(differs)).toEqual([]);
    expect(compareHeader(header, { ...block, validator_list_hash_short: hash }).filter(differs)).toEqual([]);
  });

  it("finds each value that differs, but ignores a missing one", () => {
    const other = { ...block, want_merge: false, end_lt: block.end_lt + 1n, version: null };
    expect(compareHeader(header, other).filter(differs)).toEqual([
      {
        name: "End logical time",
        is: "plain",
        node: String(block.end_lt),
        index: String(block.end_lt + 1n),
      },
      { name: "Wants merge", is: "plain", node: "yes", index: "no" },
    ]);
  });

  it("returns only the node's values if the index does not have the block", () => {
    expect(compareHeader(header, null).every(({ index }) => index === null)).toBe(true);
  });
});
