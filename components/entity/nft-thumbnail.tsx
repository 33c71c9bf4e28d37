import type { Address } from "@/lib/ton/address/address";
import { addressPicture } from "@/lib/ton/address/address-picture";

const SIZES = {
  inline: "inline-block size-[1.125rem] rounded-[5px] align-[-0.25rem]",
  tile: "block size-14 rounded-[10px]",
  hero: "block size-12 rounded-2xl sm:size-14",
} as const;

interface NftThumbnailProps {
  readonly address: Address;
  readonly size?: keyof typeof SIZES;
}

/** The place of an NFT's image; without one, two colours of its address. */
export function NftThumbnail({ address, size = "tile" }: NftThumbnailProps) {
  const { ground, shapes } = addressPicture(address);
  const light = shapes.at(-1)?.color ?? ground;
  return (
    <span
      aria-hidden="true"
      className={`shrink-0 ${SIZES[size]}`}
      style={{ backgroundImage: `linear-gradient(135deg, ${light}, ${ground})` }}
    />
  );
}
