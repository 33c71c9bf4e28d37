import { monogramOf } from "@/lib/domain/token/monogram";
import type { Address } from "@/lib/ton/address/address";
import { addressPicture } from "@/lib/ton/address/address-picture";
import { Picture } from "./picture";

const SIZES = {
  inline: {
    box: "token-mark-inline",
    pixels: 64,
  },
  chip: { box: "grid size-8 text-sm/none", pixels: 64 },
  hero: { box: "grid size-12 text-xl/none sm:size-14", pixels: 128 },
} as const;

interface TokenMarkProps {
  readonly master: Address;
  /** The token's own symbol: untrusted. */
  readonly symbol: string;
  readonly size?: keyof typeof SIZES;
  /** From the row of the token. */
  readonly picture?: string | null;
  /** Why the token may mislead; its picture is then blurred. */
  readonly doubt?: string | null;
}

/** The face of a token: its picture, or its first letter on a colour derived from its master's address. */
export function TokenMark({ master, symbol, size = "chip", picture = null, doubt = null }: TokenMarkProps) {
  const { box, pixels } = SIZES[size];
  return (
    <span
      aria-hidden="true"
      className={`token-mark ${box}`}
      style={{ backgroundColor: addressPicture(master).ground }}
    >
      {monogramOf(symbol)}
      {picture !== null && <Picture picture={picture} size={pixels} blurred={doubt !== null} />}
    </span>
  );
}
