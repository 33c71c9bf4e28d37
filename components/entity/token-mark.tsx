import { monogramOf } from "@/lib/domain/token/monogram";
import type { Address } from "@/lib/ton/address/address";
import { addressPicture } from "@/lib/ton/address/address-picture";

const SIZES = {
  inline:
    "inline-block size-[1.125rem] overflow-hidden text-center align-[-0.25rem] text-[0.5625rem]/[1.125rem]",
  chip: "grid size-8 text-sm/none",
  hero: "grid size-12 text-xl/none sm:size-14",
} as const;

interface TokenMarkProps {
  readonly master: Address;
  /** The token's own symbol: untrusted. */
  readonly symbol: string;
  readonly size?: keyof typeof SIZES;
}

/** The face of a token without a picture: its first letter on a colour of its master's address. */
export function TokenMark({ master, symbol, size = "chip" }: TokenMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={`shrink-0 place-items-center rounded-full font-bold text-white select-none ${SIZES[size]}`}
      style={{ backgroundColor: addressPicture(master).ground }}
    >
      {monogramOf(symbol)}
    </span>
  );
}
