import type { BlockId } from "../../ton/block/block";

/** The rows of a block: its transactions or messages. */
export interface BlockRowsQuery {
  readonly id: BlockId;
  /** Of a masterchain block: without those of the shard blocks that it committed. */
  readonly own: boolean;
}

/** What the page of the block has in its query; the block itself is in the path. */
export function writeBlockPageQuery({ own }: BlockRowsQuery): URLSearchParams {
  return new URLSearchParams(own ? { only: "own" } : {});
}

export function writeBlockRowsQuery({ id, own }: BlockRowsQuery): URLSearchParams {
  const query = new URLSearchParams({ block: `${id.workchain}/${id.shard}/${id.seqno}` });
  if (own) query.set("only", "own");
  return query;
}
