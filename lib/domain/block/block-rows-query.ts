import type { BlockId } from "../../ton/block/block";

/** The query for the transactions or messages of a block. */
export interface BlockRowsQuery {
  readonly id: BlockId;
  /** Of a masterchain block: without the rows of the shard blocks that it committed. */
  readonly ownOnly: boolean;
}

/** The query of the block's page; the block itself is in the path. */
export function writeBlockPageQuery({ ownOnly }: BlockRowsQuery): URLSearchParams {
  return new URLSearchParams(ownOnly ? { only: "own" } : {});
}

export function writeBlockRowsQuery({ id, ownOnly }: BlockRowsQuery): URLSearchParams {
  const query = new URLSearchParams({ block: `${id.workchain}/${id.shard}/${id.seqno}` });
  if (ownOnly) query.set("only", "own");
  return query;
}
