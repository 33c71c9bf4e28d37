import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { MatchPlace } from "@/lib/search/places";
import { MatchText } from "./match-text";

interface NetworkMatchTextProps {
  readonly place: MatchPlace<PageNetwork>;
  /** The current network: only others are named. */
  readonly here: PageNetwork;
}

export function NetworkMatchText({ place: { match, network }, here }: NetworkMatchTextProps) {
  const forTests = match.testnet === true && !network.testnet;
  return (
    <>
      <MatchText match={match} network={network} />
      {(network.id !== here.id || forTests) && ` on ${network.name}`}
      {forTests && <span className="text-warning">, although it is written for a test network</span>}
    </>
  );
}
