import { isAddress, type Address } from "@/lib/ton/address/address";

/** All accounts that rows name, wherever they do. */
export function mentionedIn(value: unknown): readonly Address[] {
  if (typeof value === "string") return isAddress(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(mentionedIn) : [];
}
