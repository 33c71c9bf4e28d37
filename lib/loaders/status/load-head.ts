import "server-only";
import type { Answer } from "../../gateway/gateway";
import { gatewayOf } from "../../gateway/gateways";
import type { Lane } from "../../gateway/budget/lanes";
import { currentRequest } from "../../gateway/visitor/request-context";
import type { HeadBlock, HeadReport } from "../../domain/status/head-report";
import { LATE_MS } from "../../domain/status/is-late";
import type { AnswerOf } from "../../toncenter/endpoint";
import { masterchainInfo } from "../../toncenter/v3/v3-block";

/** The newest masterchain block of the index. One call. */
export async function loadHead(network: string, lane: Lane): Promise<HeadReport> {
  const answer = await gatewayOf(network).call(masterchainInfo, {}, { lane });
  const nowMs = Date.now();
  if (!answer.ok) return { head: null, asOfMs: null, problem: answer.error, nowMs };
  return reportOf(answer.value, nowMs);
}

/** Pages that use their whole call budget: their own content comes before the footer. */
const FULL_BUDGET_PAGES = /^(?:\/[^/]+)?\/(?:(?:account|dns|nft|pool)\/[^/]|(?:blocks|staking)$)/;

/**
 * The head for the footer of the current page. A page that uses its whole call budget only shows a cached head;
 * the browser then requests a new one.
 */
export async function loadFootHead(network: string): Promise<HeadReport> {
  if (!FULL_BUDGET_PAGES.test(currentRequest()?.path ?? "")) return loadHead(network, "panel");
  const held = gatewayOf(network).held(masterchainInfo, {});
  // Without a time, so that the browser does not consider it fresh.
  return held === null ? { head: null, asOfMs: null, problem: null, nowMs: 0 } : reportOf(held, Date.now());
}

/** Whether the index is known to lag. No calls. */
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
          transactions: last.tx_count,
          rootHash: last.root_hash,
        };
  return { head, asOfMs, problem: refreshError, nowMs };
}
