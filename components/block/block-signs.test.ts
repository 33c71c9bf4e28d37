import * as v from "valibot";
import { expect, it } from "vitest";
import { Block } from "@/lib/toncenter/v3/block";
import { signsOf } from "./block-signs";

const hash = Buffer.alloc(32, 1).toString("base64");
const none = {
  key_block: false,
  want_split: false,
  want_merge: false,
  before_split: false,
  after_split: false,
  after_merge: false,
  vert_seqno_incr: false,
};
const block = (flags: Record<string, boolean>) =>
  v.parse(Block, {
    workchain: 0,
    shard: "8000000000000000",
    seqno: 1,
    root_hash: hash,
    file_hash: hash,
    gen_utime: "1",
    start_lt: "1",
    end_lt: "2",
    ...flags,
  });

it("tells the flags that are set, in words", () => {
  expect(signsOf(block(none))).toEqual({ said: [], unknown: false });
  expect(signsOf(block({ ...none, before_split: true, want_split: true }))).toEqual({
    said: ["the shard wants to be split", "the last one before its shard is split"],
    unknown: false,
  });
});

it("does not take what the service leaves out for a no", () => {
  expect(signsOf(block({ key_block: true }))).toMatchObject({
    said: [expect.stringContaining("key block")],
    unknown: true,
  });
});
