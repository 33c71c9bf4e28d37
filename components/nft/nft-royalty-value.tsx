import { RefreshedError } from "@/components/error/refreshed-error";
import { PartyLink } from "@/components/transaction/list/party-link";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NftRoyalty } from "@/lib/domain/nft/nft-royalty";
import { shareText } from "@/lib/ton/value/share";
import type { Result } from "@/lib/toncenter/error";

interface NftRoyaltyValueProps {
  readonly network: PageNetwork;
  readonly royalty: Result<NftRoyalty>;
}

/** The royalty that the contract asks marketplaces to pay to the creator. */
export function NftRoyaltyValue({ network, royalty }: NftRoyaltyValueProps) {
  if (!royalty.ok) return <RefreshedError error={royalty.error} />;
  if (royalty.value.is === "none") return "None";
  if (royalty.value.is === "undeclared") return "Not declared by the contract";
  const { share, to } = royalty.value;
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
