import "server-only";
import { futureBlock } from "../../domain/block/block-problems";
import type { ApiError } from "../../toncenter/error";
import { loadHead } from "../status/load-head";

/**
 * Why a node's call at a masterchain block failed. Nodes answer 500 for a block that does not exist yet, as if they
 * had failed themselves. One call, and only then.
 */
export async function errorAtBlock(
  network: string,
  seqno: number | null,
  error: ApiError,
): Promise<ApiError> {
  if (seqno === null || error.kind !== "upstream" || error.cause !== "refused") return error;
  const { head } = await loadHead(network, "interactive");
  return head !== null && seqno > head.seqno ? futureBlock(seqno, head.seqno) : error;
}
