import type { Address } from "@/lib/ton/address/address";
import { addressPicture } from "@/lib/ton/address/address-picture";
import { FACE_CLASS, type FaceSize } from "./face-size";

interface AddressShardsProps {
  readonly address: Address;
  readonly size?: FaceSize;
}

/** The shards of an address: a picture derived from it, so that addresses that look alike look different. */
export function AddressShards({ address, size = "inline" }: AddressShardsProps) {
  const { ground, shapes } = addressPicture(address);
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={FACE_CLASS[size]}>
      <path fill={ground} d="M0 0h24v24H0z" />
      {shapes.map(({ color, path }) => (
        <path key={color} fill={color} d={path} />
      ))}
    </svg>
  );
}
