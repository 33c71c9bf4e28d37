import type { Block } from "../../toncenter/v3/block";

type Flag =
  | "key_block"
  | "want_split"
  | "want_merge"
  | "before_split"
  | "after_split"
  | "after_merge"
  | "vert_seqno_incr";

interface Sign {
  readonly flag: Flag;
  /** What a block says of itself. */
  readonly words: string;
  /** What that means. */
  readonly why: string;
  /** In a word or two, for a table or a badge; null where it is not about a shard's split or merge. */
  readonly short: string | null;
}

const SIGNS: readonly Sign[] = [
  {
    flag: "key_block",
    words: "a key block",
    why: "the configuration of the network changed here, and whoever checks the chain goes from one such block to the next",
    short: null,
  },
  {
    flag: "want_split",
    words: "the shard wants to be split",
    why: "its recent blocks were so full that two shards are to do the work of one",
    short: "Wants a split",
  },
  {
    flag: "want_merge",
    words: "the shard wants to be merged with its sibling",
    why: "its recent blocks had so little in them that one shard is enough for both",
    short: "Wants a merge",
  },
  {
    flag: "before_split",
    words: "the last one before its shard is split",
    why: "the next blocks are those of its two halves",
    short: "Before a split",
  },
  {
    flag: "after_split",
    words: "the first one after its shard was split off",
    why: "the block before it is of the shard that had the accounts of both halves",
    short: "After a split",
  },
  {
    flag: "after_merge",
    words: "the first one after two shards were merged",
    why: "it follows two blocks, the last of each",
    short: "After a merge",
  },
  {
    flag: "vert_seqno_incr",
    words: "it begins a new vertical number",
    why: "a repair of the chain",
    short: null,
  },
];

type Flags = Pick<Block, Flag>;

/** What a block says of itself by its flags, in words; what the service does not tell is unknown, not "no". */
export function signsOf(block: Flags): { readonly said: readonly Sign[]; readonly unknown: boolean } {
  return {
    said: SIGNS.filter(({ flag }) => block[flag] === true),
    unknown: SIGNS.some(({ flag }) => block[flag] === null),
  };
}

/** What it says of the split or merge of its shard, in short. */
export function shardSigns(block: Flags): readonly string[] {
  return signsOf(block).said.flatMap(({ short }) => short ?? []);
}
