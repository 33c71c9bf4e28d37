import { isAddress, type Address } from "@/lib/ton/address/address";

/** All account addresses in a JSON value, at any depth. */
export function addressesIn(value: unknown): readonly Address[] {
  if (typeof value === "string") return isAddress(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}
