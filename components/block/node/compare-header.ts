import type { BlockHeader } from "@/lib/toncenter/v2/v2-blocks";
import type { Block } from "@/lib/toncenter/v3/v3-block";
import { formatBlockId } from "@/lib/ton/block/block";

/** A field of a block's header according to a node and to the index. */
export interface ComparedField {
  readonly name: string;
  readonly is: FieldKind;
  readonly node: string;
  /** Null when the index does not have it. */
  readonly index: string | null;
}

/** `master` is the seqno of a masterchain block. */
export type FieldKind = "hash" | "master" | "parents" | "time" | "plain";

interface Field {
  readonly name: string;
  readonly is?: FieldKind;
  readonly node: (header: BlockHeader) => Value;
  readonly index: (block: Block) => Value;
}

type Value = string | number | bigint | boolean | null;

/** One of the two sources writes it as a signed number. */
const unsigned = (value: number | null) => (value === null ? null : value >>> 0);

const blockList = (list: readonly Parameters<typeof formatBlockId>[0][]) =>
  list.map(formatBlockId).toSorted().join(" ");

const FIELDS: readonly Field[] = [
  { name: "Root hash", is: "hash", node: ({ id }) => id.root_hash, index: ({ root_hash }) => root_hash },
  { name: "File hash", is: "hash", node: ({ id }) => id.file_hash, index: ({ file_hash }) => file_hash },
  { name: "Time", is: "time", node: ({ gen_utime }) => gen_utime, index: ({ gen_utime }) => gen_utime },
  { name: "Start logical time", node: ({ start_lt }) => start_lt, index: ({ start_lt }) => start_lt },
  { name: "End logical time", node: ({ end_lt }) => end_lt, index: ({ end_lt }) => end_lt },
  {
    name: "Previous blocks",
    is: "parents",
    node: ({ prev_blocks }) => blockList(prev_blocks),
    index: ({ prev_blocks }) => blockList(prev_blocks),
  },
  { name: "Key block", node: ({ is_key_block }) => is_key_block, index: ({ key_block }) => key_block },
  { name: "Wants split", node: ({ want_split }) => want_split, index: ({ want_split }) => want_split },
  { name: "Wants merge", node: ({ want_merge }) => want_merge, index: ({ want_merge }) => want_merge },
  {
    name: "Before split",
    node: ({ before_split }) => before_split,
    index: ({ before_split }) => before_split,
  },
  { name: "After split", node: ({ after_split }) => after_split, index: ({ after_split }) => after_split },
  { name: "After merge", node: ({ after_merge }) => after_merge, index: ({ after_merge }) => after_merge },
  {
    name: "Previous key block",
    is: "master",
    node: ({ prev_key_block_seqno: seqno }) => seqno,
    index: ({ prev_key_block_seqno: seqno }) => seqno,
  },
  {
    name: "Min ref mc seqno",
    is: "master",
    node: ({ min_ref_mc_seqno: seqno }) => seqno,
    index: ({ min_ref_mc_seqno: seqno }) => seqno,
  },
  {
    name: "Catchain seqno",
    node: ({ catchain_seqno }) => catchain_seqno,
    index: ({ gen_catchain_seqno }) => gen_catchain_seqno,
  },
  {
    name: "Validator list hash",
    node: ({ validator_list_hash_short: hash }) => unsigned(hash),
    index: ({ validator_list_hash_short: hash }) => unsigned(hash),
  },
  { name: "Global ID", node: ({ global_id }) => global_id, index: ({ global_id }) => global_id },
  { name: "Version", node: ({ version }) => version, index: ({ version }) => version },
];

export function compareHeader(header: BlockHeader, block: Block | null): readonly ComparedField[] {
  return FIELDS.map(({ name, is = "plain", node, index }) => ({
    name,
    is,
    node: textOf(node(header)) ?? "unknown",
    index: block === null ? null : textOf(index(block)),
  }));
}

/** Whether both sources have a value and the values differ. */
export function differs({ node, index }: ComparedField): boolean {
  return index !== null && index !== node;
}

function textOf(value: Value): string | null {
  if (value === null) return null;
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}
