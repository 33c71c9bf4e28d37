import { Fact, Facts } from "@/components/ui/fact-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { LazyPart } from "./account-lazy-part";

interface HoldingsPlaceProps {
  readonly network: PageNetwork;
  readonly address: Address;
  readonly jettonsListed: boolean;
}

/** Where the counts will stand: as high as they are, so that nothing moves when they come. */
export function HoldingsPlace(props: HoldingsPlaceProps) {
  return (
    <div className="-mt-px">
      <div className="not-only:hidden">
        <Facts>
          {[...(props.jettonsListed ? [] : ["Jettons held"]), "NFTs held", "First transaction"].map(
            (name) => (
              <Fact key={name} name={name}>
                <span className="text-muted">
                  <span className="noscript:hidden">…</span>
                  <noscript>counted with JavaScript only</noscript>
                </span>
              </Fact>
            ),
          )}
        </Facts>
      </div>
      <LazyPart part="holdings" {...props} />
    </div>
  );
}
