import { formatFriendly, type Address } from "../../ton/address/address";
import { exactAmount } from "../../ton/value/amount";

/** Of every network that the service knows. */
const COIN_DECIMALS = 9;

/** Coins, to the last digit. */
export function coinsText(value: bigint): string {
  return exactAmount(value, COIN_DECIMALS);
}

/** As URLs of this explorer have it. */
export function addressText(address: Address, { testnet }: { readonly testnet: boolean }): string {
  return formatFriendly(address, { bounceable: true, testnet });
}

/** Seconds since 1970 as a date that programs and people read: `2026-11-21T09:32:00Z`. */
export function timeText(seconds: number): string {
  const date = new Date(seconds * 1_000);
  return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString().replace(".000Z", "Z");
}
