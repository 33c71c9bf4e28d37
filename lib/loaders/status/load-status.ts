import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { Lane } from "../../gateway/budget/lanes";
import type { Network } from "../../gateway/networks";
import type { StatusReport } from "../../domain/status/status-report";
import { getMasterchainInfo } from "../../toncenter/v2/v2-blocks";
import { loadHead } from "./load-head";

/** Head, node, budget, queue, cache and versions of one network. Two calls. */
export async function loadStatus(network: Network, lane: Lane): Promise<StatusReport> {
  const gateway = gatewayOf(network.id);
  const [index, node] = await Promise.all([
    loadHead(network.id, lane),
    gateway.call(getMasterchainInfo, {}, { lane }),
  ]);
  const { budget, queue, inFlight, expectedWaitMs, cache, breaker, versions, calls } = gateway.health();
  return {
    index,
    node: node.ok
      ? { seqno: node.value.value.last.seqno, problem: node.value.refreshError }
      : { seqno: null, problem: node.error },
    versions,
    budget: {
      configuredPerSecond: budget.configuredPerSecond,
      currentPerSecond: budget.currentPerSecond,
      tokens: budget.tokens,
      pausedForMs: budget.pausedUntilMs === null ? 0 : Math.max(0, budget.pausedUntilMs - Date.now()),
      shared: budget.ledger === "shared",
      hasKey: network.hasKey,
    },
    queue: { ...queue, inFlight, expectedWaitMs },
    cache,
    breaker: breaker.state,
    calls: [...calls],
  };
}
