import "server-only";
import { gatewayOf } from "../gateway/gateways";
import type { Lane } from "../gateway/lanes";
import type { HeadBlock, HeadReport } from "../query/head-report";
import { masterchainInfo } from "../toncenter/v3/block";

/** The newest masterchain block that the index knows. One call upstream. */
export async function loadHead(network: string, lane: Lane): Promise<HeadReport> {
  const answer = await gatewayOf(network).ask(masterchainInfo, {}, { lane });
  const nowMs = Date.now();
  if (!answer.ok) return { head: null, asOfMs: null, problem: answer.error, nowMs };
  const { value, asOfMs, refreshError } = answer.value;
  const last = value.last;
  const head: HeadBlock | null =
    last === null
      ? null
      : {
          seqno: last.seqno,
          generatedAt: last.gen_utime,
          transactions: last.tx_count ?? 0,
          rootHash: last.root_hash,
        };
  return { head, asOfMs, problem: refreshError, nowMs };
}
