import type { BlockId } from "../../ton/block/block";
import { ok, type BadInput, type Result } from "../../toncenter/error";
import { isMasterchainBlock, readBlockAddress } from "./block-address";
import type { BlockRowsQuery } from "./block-rows-query";

/** Reads what `writeBlockRowsQuery` writes. */
export function readBlockRowsQuery(params: URLSearchParams): Result<BlockRowsQuery, BadInput> {
  const address = readBlockAddress((params.get("block") ?? "").split("/"));
  if (!address.ok) return address;
  const { id } = address.value;
  return ok({ id, own: readsOwnOnly(params, id) });
}

/** Only the masterchain's own rows are wanted. */
export function readsOwnOnly(params: URLSearchParams, id: BlockId): boolean {
  return isMasterchainBlock(id) && params.get("only") === "own";
}
