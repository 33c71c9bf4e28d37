import { describe, expect, it } from "vitest";
import { errorOf, valueOf } from "../../../testing/toncenter/test-value";
import { readBlockAddress } from "./block-address";

const MASTERCHAIN = { workchain: -1, shard: "8000000000000000" };

describe("the address of a block in a URL", () => {
  it("is the seqno of a masterchain block, with or without the shards tab", () => {
    expect(valueOf(readBlockAddress(["50000000"]))).toEqual({
      id: { ...MASTERCHAIN, seqno: 50_000_000 },
      tab: "transactions",
      part: null,
    });
    expect(valueOf(readBlockAddress(["50000000", "shards"]))).toEqual({
      id: { ...MASTERCHAIN, seqno: 50_000_000 },
      tab: "shards",
      part: null,
    });
  });

  it("is workchain, shard and seqno for any block", () => {
    expect(valueOf(readBlockAddress(["0", "4000000000000000", "54000000"]))).toEqual({
      id: { workchain: 0, shard: "4000000000000000", seqno: 54_000_000 },
      tab: "transactions",
      part: null,
    });
    expect(valueOf(readBlockAddress(["-1", "8000000000000000", "1"])).id).toEqual({
      ...MASTERCHAIN,
      seqno: 1,
    });
  });

  it.each([
    [["50000000", "messages"], "messages", null],
    [["50000000", "node"], "node", "header"],
    [["50000000", "node", "signatures"], "node", "signatures"],
    [["-1", "8000000000000000", "50000000", "shards"], "shards", null],
    [["0", "4000000000000000", "54000000", "messages"], "messages", null],
    [["0", "4000000000000000", "54000000", "node", "proof"], "node", "proof"],
  ] as const)("can have a tab: %j", (segments, tab, part) => {
    expect(valueOf(readBlockAddress(segments))).toMatchObject({ tab, part });
  });

  it("is refused with a short message that quotes the input and gives the reason", () => {
    for (const [segments, message] of [
      [["abc"], "“abc” is not a block: the seqno is not a number."],
      [["007"], "“007” is not a block: the seqno is not a number."],
      [["-5"], "“-5” is not a block: the seqno does not fit into 32 bits."],
      [["4294967296"], "“4294967296” is not a block: the seqno does not fit into 32 bits."],
      [["5", "nosuch"], "“5/nosuch” is not a block: it is not (workchain,shard,seqno)."],
      [["0", "north", "5"], "“0/north/5” is not a block: the shard is wrong"],
      [["0", "4000000000000000", "5", "6"], "is not a block"],
      [["%3Cb%3E"], "“<b>” is not a block"],
      [["%E0%A4%A"], "“%E0%A4%A” is not a block"],
      [["5", "node", "nosuch"], "“5/node/nosuch” is not a block: unknown tab."],
      [["5", "shards", "more"], "unknown tab"],
      [["5", "node", "proof", "more"], "unknown tab"],
      [["0", "4000000000000000", "5", "shards"], "only masterchain blocks commit shard blocks"],
      [["0", "4000000000000000", "5", "node", "signatures"], "only masterchain blocks have signatures"],
      [["1,0,5"], "“1,0,5” is not a block"],
    ] as const) {
      const error = errorOf(readBlockAddress(segments));
      expect(error).toMatchObject({ kind: "bad-input", message: expect.stringContaining(message) });
    }
    expect(JSON.stringify(errorOf(readBlockAddress(["9".repeat(2_000)]))).length).toBeLessThan(300);
  });
});
