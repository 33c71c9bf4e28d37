import "server-only";
import type { ElsewhereReport } from "../../domain/search/search-report";
import type { PageNetwork } from "../../domain/network/page-network";
import type { Hash } from "../../ton/value/hash";
import { asMessage, asTransaction, findHash } from "./find-hash";
import { allNetworks } from "../request/page-networks";

/** Each costs two calls of that network's budget, for a hash that may simply be mistyped. */
const MAX_NETWORKS = 4;

function nameOf({ id, name, standard }: PageNetwork): ElsewhereReport["without"][number] {
  return { id, name, standard };
}

/** Which of the other configured networks have a transaction or a message with this hash. Failures are reported. */
export async function hashOnOtherNetworks(networkId: string, hash: Hash): Promise<ElsewhereReport> {
  const others = allNetworks().filter(({ id }) => id !== networkId);
  const searched = await Promise.all(
    others.slice(0, MAX_NETWORKS).map(async (network) => ({
      network: nameOf(network),
      answer: await findHash(network.id, hash, "panel", [asTransaction, asMessage]),
    })),
  );
  return {
    found: searched.flatMap(({ network, answer }) =>
      answer.ok && answer.value !== null ? [{ network, finding: answer.value }] : [],
    ),
    without: searched.flatMap(({ network, answer }) => (answer.ok && answer.value === null ? [network] : [])),
    failed: searched.flatMap(({ network, answer }) => (answer.ok ? [] : [{ network, error: answer.error }])),
    skipped: others.slice(MAX_NETWORKS).map(nameOf),
  };
}
