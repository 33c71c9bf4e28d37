import type { BlockId } from "../../ton/block/block";
import { ok, type BadInput, type Result } from "../../toncenter/error";
import { readBlockAddress } from "./block-address";
import { isMasterchainBlock } from "../../ton/block/masterchain-block";
import type { BlockRowsQuery } from "./block-rows-query";

/** Reads what `writeBlockRowsQuery` writes. */
export function readBlockRowsQuery(params: URLSearchParams): Result<BlockRowsQuery, BadInput> {
  const address = readBlockAddress((params.get("block") ?? "").split("/"));
  if (!address.ok) return address;
  const { id } = address.value;
  return ok({ id, ownOnly: isOwnOnly(params, id) });
}

/** Whether only the masterchain's own rows are requested. */
export function isOwnOnly(params: URLSearchParams, id: BlockId): boolean {
  return isMasterchainBlock(id) && params.get("only") === "own";
}
