import type { Address } from "../../ton/address/address";

/** Without a suffix: "mainnet-0-…-rewards". */
export function stakingFileName(
  { id }: { readonly id: string },
  of: Address,
  what: "nominators" | "rewards" | "nominators-rewards" | "validator-rewards",
): string {
  return [id, of.replaceAll(/[^\w-]+/g, "-"), what].join("-");
}
