import "server-only";
import type { ElsewhereReport } from "../../domain/search/search-report";
import type { PageNetwork } from "../../domain/network/page-network";
import type { Hash } from "../../ton/value/hash";
import { asMessage, asTransaction, findHash } from "./find-hash";
import { allNetworks } from "../request/networks";

/** Each costs two calls of somebody else's budget, for a hash that may be a slip of the finger. */
const AT_MOST = 4;

function nameOf({ id, name, standard }: PageNetwork): ElsewhereReport["without"][number] {
  return { id, name, standard };
}

/** Which of the other configured networks have a transaction or a message of this hash. Failures are part of it. */
export async function hashOnOtherNetworks(networkId: string, hash: Hash): Promise<ElsewhereReport> {
  const others = allNetworks().filter(({ id }) => id !== networkId);
  const asked = await Promise.all(
    others.slice(0, AT_MOST).map(async (network) => ({
      network: nameOf(network),
      answer: await findHash(network.id, hash, "panel", [asTransaction, asMessage]),
    })),
  );
  return {
    found: asked.flatMap(({ network, answer }) =>
      answer.ok && answer.value !== null ? [{ network, finding: answer.value }] : [],
    ),
    without: asked.flatMap(({ network, answer }) => (answer.ok && answer.value === null ? [network] : [])),
    failed: asked.flatMap(({ network, answer }) => (answer.ok ? [] : [{ network, error: answer.error }])),
    notAsked: others.slice(AT_MOST).map(nameOf),
  };
}
