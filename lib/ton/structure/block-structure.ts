import {
  anyCell,
  bits,
  flag,
  group,
  int,
  tagged,
  time,
  uint,
  unless,
  variants,
  when,
  within,
  type Fields,
  type Variant,
} from "../bodies/fields";
import { hash } from "./common-fields";

const BLOCK_REF: Fields = { end_lt: uint(64), seqno: uint(32), root_hash: hash, file_hash: hash };
const blockRef = within(group(BLOCK_REF));

const shard = tagged(2, {
  0: { name: "shard", fields: { prefix_bits: uint(6), workchain: int(32), prefix: bits(64) } },
});

const GLOBAL_VERSION = {
  prefix: { bits: 8, value: 0xc4 },
  name: "version",
  fields: { version: uint(32), capabilities: uint(64) },
};

const INFO: Fields = {
  version: uint(32),
  not_master: flag,
  after_merge: flag,
  before_split: flag,
  after_split: flag,
  want_split: flag,
  want_merge: flag,
  key_block: flag,
  vertical_seqno_increment: flag,
  flags: uint(7),
  has_software: flag,
  seqno: uint(32),
  vertical_seqno: uint(32),
  shard,
  time: time(32),
  start_lt: uint(64),
  end_lt: uint(64),
  validator_list_hash_short: uint(32),
  catchain_seqno: uint(32),
  min_ref_mc_seqno: uint(32),
  previous_key_block_seqno: uint(32),
  software: when("has_software", variants(GLOBAL_VERSION)),
  masterchain_block: when("not_master", blockRef),
  previous_block: unless("after_merge", blockRef),
  previous_blocks: when("after_merge", within(group({ first: blockRef, second: blockRef }))),
  vertical_block: when("vertical_seqno_increment", blockRef),
};

export const BLOCKS: readonly Variant[] = [
  {
    prefix: { bits: 32, value: 0x11ef55aa },
    name: "block",
    fields: {
      global_id: int(32),
      info: within(tagged(32, { 0x9bc7a987: { name: "header", fields: INFO } })),
      value_flow: anyCell,
      state_update: anyCell,
      extra: anyCell,
    },
  },
];
