import * as v from "valibot";
import { expect, it } from "vitest";
import { Block } from "../../toncenter/v3/block";
import { shardSigns, signsOf } from "./block-flags";

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
  expect(signsOf(block({ ...none, before_split: true, want_split: true }))).toMatchObject({
    said: [{ words: "the shard wants to be split" }, { words: "the last one before its shard is split" }],
    unknown: false,
  });
});

it("does not take what the service leaves out for a no", () => {
  expect(signsOf(block({ key_block: true }))).toMatchObject({
    said: [{ words: "a key block" }],
    unknown: true,
  });
});

it("tells those about its shard in short", () => {
  expect(shardSigns(block({ ...none, key_block: true }))).toEqual([]);
  expect(shardSigns(block({ ...none, after_merge: true, want_split: true }))).toEqual([
    "Wants a split",
    "After a merge",
  ]);
});
