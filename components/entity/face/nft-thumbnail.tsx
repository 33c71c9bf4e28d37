import type { Address } from "@/lib/ton/address/address";
import { addressPicture } from "@/lib/ton/address/address-picture";
import { Picture } from "./picture";

const SIZES = {
  inline: { box: "inline-block size-[1.125rem] rounded-[5px] align-[-0.25rem]", pixels: 64 },
  row: { box: "inline-block size-8 rounded-lg align-middle", pixels: 64 },
  tile: { box: "block size-14 rounded-[10px]", pixels: 128 },
  hero: { box: "block size-12 rounded-2xl sm:size-14", pixels: 128 },
  /** As wide as its container: in a gallery, and on the page of the item. */
  card: { box: "block aspect-square w-full rounded-[10px]", pixels: 320 },
  page: { box: "block aspect-square w-full rounded-[0.875rem]", pixels: 640 },
} as const;

interface NftThumbnailProps {
  readonly address: Address;
  readonly size?: keyof typeof SIZES;
  /** From the row of the item or the collection. */
  readonly picture?: string | null;
  /** Why it may mislead or offend; its picture is then blurred, and a large one states the reason. */
  readonly doubt?: string | null;
  /** What the picture shows, if no name stands beside it. */
  readonly label?: string;
}

/** The face of an NFT: its picture, or two colours of its address. */
export function NftThumbnail(props: NftThumbnailProps) {
  const { address, size = "tile", picture = null, doubt = null, label } = props;
  const { ground, shapes } = addressPicture(address);
  const light = shapes.at(-1)?.color ?? ground;
  const { box, pixels } = SIZES[size];
  return (
    <span
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      className={`relative shrink-0 overflow-hidden ${box}`}
      style={{ backgroundImage: `linear-gradient(135deg, ${light}, ${ground})` }}
    >
      {picture !== null && <Picture picture={picture} size={pixels} blurred={doubt !== null} />}
      {picture !== null && doubt !== null && pixels >= 320 && (
        <span className="absolute inset-x-0 bottom-0 bg-warning-soft px-2 py-1 text-center text-xs text-warning">
          {doubt}
        </span>
      )}
    </span>
  );
}
