import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Place } from "@/lib/search/places";
import { MeaningText } from "./match-text";

interface PlaceTextProps {
  readonly place: Place<PageNetwork>;
  /** Where the visitor is: only another network is worth a word. */
  readonly here: PageNetwork;
}

export function PlaceText({ place: { meaning, network }, here }: PlaceTextProps) {
  const forTests = meaning.testnet === true && !network.testnet;
  return (
    <>
      <MeaningText meaning={meaning} network={network} />
      {(network.id !== here.id || forTests) && ` on ${network.name}`}
      {forTests && <span className="text-warning">, although it is written for a test network</span>}
    </>
  );
}
