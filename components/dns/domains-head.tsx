import { Coins } from "@/components/entity/coins";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { leastFirstBid, SHORTEST_LABEL } from "@/lib/ton/dns/domain-rules";
import { DomainLookupForm } from "./domain-lookup-form";

interface DomainsHeadProps {
  readonly network: PageNetwork;
  readonly text: string;
}

const LONG_LABEL = 11;

/** The form, and what a domain is and costs. */
export function DomainsHead({ network, text }: DomainsHeadProps) {
  return (
    <div className="card grid gap-3">
      <DomainLookupForm network={network} text={text} />
      <p className="text-muted">
        A .ton name is an NFT that resolves to a wallet, a site or storage. It is sold by auction, from{" "}
        <Coins network={network} value={leastFirstBid(LONG_LABEL)} /> ({LONG_LABEL} characters or more) to{" "}
        <Coins network={network} value={leastFirstBid(SHORTEST_LABEL)} /> ({SHORTEST_LABEL}), and expires
        unless it is renewed; its page shows when.
      </p>
    </div>
  );
}
