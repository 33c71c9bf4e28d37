import { RefreshedError } from "@/components/error/refreshed-error";
import { PartyLink } from "@/components/transaction/list/party-link";
import { Fact } from "@/components/ui/fact-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NftRoyalty } from "@/lib/domain/nft/nft-royalty";
import { shareText } from "@/lib/ton/value/share-text";
import type { Result } from "@/lib/toncenter/error";

interface NftRoyaltyFactProps {
  readonly network: PageNetwork;
  readonly royalty: Result<NftRoyalty>;
}

/** What the contract asks marketplaces to pay to the creator. */
export function NftRoyaltyFact({ network, royalty }: NftRoyaltyFactProps) {
  return (
    <Fact name="Royalty">
      {royalty.ok ? (
        <Royalty network={network} royalty={royalty.value} />
      ) : (
        <RefreshedError error={royalty.error} />
      )}
    </Fact>
  );
}

function Royalty({ network, royalty }: { readonly network: PageNetwork; readonly royalty: NftRoyalty }) {
  if (royalty.is === "none") return "None";
  if (royalty.is === "undeclared") return "Not declared by the contract";
  const { share, to } = royalty;
  return (
    <>
      {shareText(share)}
      {to !== null && (
        <>
          {" "}
          <span className="text-muted">to</span> <PartyLink network={network} party={to} />
        </>
      )}
    </>
  );
}
