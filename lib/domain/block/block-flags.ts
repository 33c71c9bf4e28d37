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
    label: "Key block",
    meaning: "the block contains the network configuration",
    short: null,
  },
  {
    flag: "want_split",
    label: "Wants split",
    meaning: "recent blocks of the shard were overloaded",
    short: "Wants split",
  },
  {
    flag: "want_merge",
    label: "Wants merge",
    meaning: "recent blocks of the shard were underloaded",
    short: "Wants merge",
  },
  {
    flag: "before_split",
    label: "Before split",
    meaning: "the next blocks belong to two shards",
    short: "Before split",
  },
  {
    flag: "after_split",
    label: "After split",
    meaning: "the previous block belongs to the parent shard",
    short: "After split",
  },
  {
    flag: "after_merge",
    label: "After merge",
    meaning: "there are two previous blocks",
    short: "After merge",
  },
  {
    flag: "vert_seqno_incr",
    label: "Vertical seqno increased",
    meaning: "the chain was repaired",
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
