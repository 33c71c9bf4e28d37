import "server-only";
import type { Answer } from "../../gateway/gateway";
import { gatewayOf } from "../../gateway/gateways";
import type { Lane } from "../../gateway/budget/lanes";
import { currentVisit } from "../../gateway/visitor/visit";
import type { HeadBlock, HeadReport } from "../../domain/status/head-report";
import type { AnswerOf } from "../../toncenter/endpoint";
import { masterchainInfo } from "../../toncenter/v3/block";

/** The newest masterchain block that the index knows. One call upstream. */
export async function loadHead(network: string, lane: Lane): Promise<HeadReport> {
  const answer = await gatewayOf(network).ask(masterchainInfo, {}, { lane });
  const nowMs = Date.now();
  if (!answer.ok) return { head: null, asOfMs: null, problem: answer.error, nowMs };
  return reportOf(answer.value, nowMs);
}

/** Pages that need all that one page may ask: their own contents come before the foot. */
const SPENDS_ALL = /^(?:\/[^/]+)?\/(?:account\/[^/]|blocks$)/;

/**
 * The head for the foot of the page that is being made. Where the page itself asks all that it may, it is told
 * only if it is at hand; the browser asks for it then.
 */
export async function loadFootHead(network: string): Promise<HeadReport> {
  if (!SPENDS_ALL.test(currentVisit()?.path ?? "")) return loadHead(network, "panel");
  const held = gatewayOf(network).held(masterchainInfo, {});
  // Without a time, so that the browser does not take it for new.
  return held === null ? { head: null, asOfMs: null, problem: null, nowMs: 0 } : reportOf(held, Date.now());
}

/** As the foot of the page says it: no block for so long means that something is not as it should be. */
const LATE_MS = 60_000;

/** Whether the index is known to be behind. Nobody is asked for it. */
export function isIndexLate(network: string): boolean {
  const last = gatewayOf(network).held(masterchainInfo, {})?.value.last ?? null;
  return last !== null && Date.now() - last.gen_utime * 1_000 > LATE_MS;
}

function reportOf(
  { value: { last }, asOfMs, refreshError }: Answer<AnswerOf<typeof masterchainInfo>>,
  nowMs: number,
): HeadReport {
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
