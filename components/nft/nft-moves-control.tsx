import { SegmentedControl } from "@/components/ui/segmented-control";
import { bidOptions } from "@/lib/domain/action/auction-bids";
import { nftActivityPath, type AddressNetwork } from "@/lib/paths";
import type { Address } from "@/lib/ton/address/address";

interface NftMovesControlProps {
  readonly network: AddressNetwork;
  readonly address: Address;
  /** Whether the bids are open. */
  readonly bids: boolean;
}

/** The transfers of an NFT, or the bids for it. */
export function NftMovesControl({ network, address, bids }: NftMovesControlProps) {
  const options = bidOptions("Transfers", nftActivityPath(network, address));
  return (
    <SegmentedControl label="Activity" options={options} current={options[bids ? 1 : 0]?.href ?? null} />
  );
}
