import type { Block } from "@/lib/toncenter/v3/block";

type Sign =
  | "key_block"
  | "want_split"
  | "want_merge"
  | "before_split"
  | "after_split"
  | "after_merge"
  | "vert_seqno_incr";

const SIGNS: readonly (readonly [sign: Sign, words: string])[] = [
  ["key_block", "a key block: it carries the configuration of the network"],
  ["want_split", "the shard wants to be split"],
  ["want_merge", "the shard wants to be merged with its sibling"],
  ["before_split", "the last one before its shard is split"],
  ["after_split", "the first one after its shard was split off"],
  ["after_merge", "the first one after two shards were merged"],
  ["vert_seqno_incr", "it begins a new vertical number: a repair of the chain"],
];

/** What a block says of itself by its flags, in words; what the service does not tell is unknown, not "no". */
export function signsOf(block: Block): { readonly said: readonly string[]; readonly unknown: boolean } {
  return {
    said: SIGNS.filter(([sign]) => block[sign] === true).map(([, words]) => words),
    unknown: SIGNS.some(([sign]) => block[sign] === null),
  };
}
