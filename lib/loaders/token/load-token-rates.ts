import "server-only";
import { LRUCache } from "lru-cache";
import { ratesFrom, type TokenRates } from "../../domain/token/token-rate";
import type { Lane } from "../../gateway/budget/lanes";
import { gatewayOf } from "../../gateway/gateways";
import { outsideRequests } from "../../gateway/visitor/request-context";
import { actions } from "../../toncenter/v3/v3-action";

/** How many of the network's latest swaps are read. */
export const SWAPS_READ = 200;

/** How long rates are kept, for all visitors: they are a hint, not a quotation. */
const KEPT_MS = 60_000;
const MOST_NETWORKS = 64;

const RATES = new LRUCache<string, TokenRates, Lane>({
  max: MOST_NETWORKS,
  ttl: KEPT_MS,
  allowStale: true,
  // If the service fails, the previous rates stay.
  fetchMethod: (network, before, { context }) =>
    outsideRequests(() => readRates(network, context)).then((rates) => rates ?? before),
});

/** The rates of recently swapped tokens. At most one call a minute; null if the service does not answer. */
export async function loadTokenRates(network: string, lane: Lane): Promise<TokenRates | null> {
  return (await RATES.fetch(network, { context: lane })) ?? null;
}

async function readRates(network: string, lane: Lane): Promise<TokenRates | undefined> {
  const answer = await gatewayOf(network).call(
    actions,
    { action_type: ["jetton_swap"], limit: SWAPS_READ, sort: "desc" },
    { lane },
  );
  return answer.ok ? ratesFrom(answer.value.value.actions) : undefined;
}
