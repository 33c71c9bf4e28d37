import { amountDigits } from "@/components/entity/amount-digits";
import { visibleText, written } from "@/components/entity/visible-text";
import type { PageCard } from "@/lib/domain/card/page-card";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { formatFriendly, type Address } from "@/lib/ton/address/address";
import { middle } from "@/lib/ton/value/shorten";
import type { ApiError, Result } from "@/lib/toncenter/error";

/** Makes the card of a page from the decoded path segments after the page's name. */
export type LoadCard = (network: PageNetwork, segments: readonly string[]) => Promise<Result<PageCard>>;

export const MISSING: ApiError = { kind: "not-found", message: "there is nothing to show" };

const COIN_DECIMALS = 9;

export function short({ testnet }: PageNetwork, address: Address): string {
  return middle(formatFriendly(address, { bounceable: true, testnet }), 8, 8);
}

export function coins({ coin }: PageNetwork, value: bigint): string {
  return `${amount(value, COIN_DECIMALS)} ${coin}`;
}

export function amount(value: bigint, decimals: number | null): string {
  const { sign, groups, shown, substitute } = amountDigits(value, decimals, true);
  return substitute ?? `${sign}${groups.join(",")}${shown}`;
}

/** Untrusted text: cut, with invisible characters written out. */
export function named(text: string, max: number): string {
  return visibleText(text, max).map(written).join("");
}
