import type { Block } from "../../toncenter/v3/v3-block";

type Flag =
  | "key_block"
  | "want_split"
  | "want_merge"
  | "before_split"
  | "after_split"
  | "after_merge"
  | "vert_seqno_incr";

interface FlagText {
  readonly flag: Flag;
  /** The flag in full. */
  readonly label: string;
  /** What the flag means. */
  readonly meaning: string;
  /** The flag in a word or two, for a table or a badge; null if it is not about a split or merge of the shard. */
  readonly short: string | null;
}

const FLAG_TEXTS: readonly FlagText[] = [
  {
    flag: "key_block",
    label: "a key block",
    meaning:
      "the configuration of the network changed here, and whoever checks the chain goes from one such block to the next",
    short: null,
  },
  {
    flag: "want_split",
    label: "the shard wants to be split",
    meaning: "its recent blocks were so full that two shards are to do the work of one",
    short: "Wants a split",
  },
  {
    flag: "want_merge",
    label: "the shard wants to be merged with its sibling",
    meaning: "its recent blocks had so little in them that one shard is enough for both",
    short: "Wants a merge",
  },
  {
    flag: "before_split",
    label: "the last one before its shard is split",
    meaning: "the next blocks are those of its two halves",
    short: "Before a split",
  },
  {
    flag: "after_split",
    label: "the first one after its shard was split off",
    meaning: "the block before it is of the shard that had the accounts of both halves",
    short: "After a split",
  },
  {
    flag: "after_merge",
    label: "the first one after two shards were merged",
    meaning: "it follows two blocks, the last of each",
    short: "After a merge",
  },
  {
    flag: "vert_seqno_incr",
    label: "it begins a new vertical number",
    meaning: "a repair of the chain",
    short: null,
  },
];

type Flags = Pick<Block, Flag>;

/** The flags of a block as texts. A flag that the service leaves out is unknown, not false. */
export function flagsOf(block: Flags): { readonly set: readonly FlagText[]; readonly unknown: boolean } {
  return {
    set: FLAG_TEXTS.filter(({ flag }) => block[flag] === true),
    unknown: FLAG_TEXTS.some(({ flag }) => block[flag] === null),
  };
}

/** The flags about the split or merge of the block's shard, in short. */
export function shardFlags(block: Flags): readonly string[] {
  return flagsOf(block).set.flatMap(({ short }) => short ?? []);
}
