import * as v from "valibot";
import { expect, it } from "vitest";
import { Block } from "../../toncenter/v3/v3-block";
import { shardFlags, flagsOf } from "./block-flags";

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

it("flags that are set are listed by their labels", () => {
  expect(flagsOf(block(none))).toEqual({ set: [], unknown: false });
  expect(flagsOf(block({ ...none, before_split: true, want_split: true }))).toMatchObject({
    set: [{ label: "Wants split" }, { label: "Before split" }],
    unknown: false,
  });
});

it("a missing flag is unknown, not false", () => {
  expect(flagsOf(block({ key_block: true }))).toMatchObject({
    set: [{ label: "Key block" }],
    unknown: true,
  });
});

it("the flags of a shard are those about splits and merges", () => {
  expect(shardFlags(block({ ...none, key_block: true }))).toEqual([]);
  expect(shardFlags(block({ ...none, after_merge: true, want_split: true }))).toEqual([
    "Wants split",
    "After merge",
  ]);
});
