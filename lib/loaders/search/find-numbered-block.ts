import "server-only";
import type { NumberedBlock } from "../../search/bare-number";
import { loadHead } from "../status/load-head";

/** Whether the masterchain has a block with this number. One call, which the page's footer makes anyway. */
export async function hasNumberedBlock(network: string, { seqno }: NumberedBlock): Promise<boolean> {
  const { head } = await loadHead(network, "interactive");
  return head !== null && seqno > 0 && seqno <= head.seqno;
}
