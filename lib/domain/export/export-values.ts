import { formatFriendly, type Address } from "../../ton/address/address";
import { exactAmount } from "../../ton/value/amount";

/** The coin has nine decimals on every network. */
const COIN_DECIMALS = 9;

/** Coins with all digits. */
export function coinsText(value: bigint): string {
  return exactAmount(value, COIN_DECIMALS);
}

/** In the form that URLs of the explorer use. */
export function addressText(address: Address, { testnet }: { readonly testnet: boolean }): string {
  return formatFriendly(address, { bounceable: true, testnet });
}

/** Unix seconds as ISO 8601: `2026-11-21T09:32:00Z`. */
export function timeText(seconds: number): string {
  const date = new Date(seconds * 1_000);
  return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString().replace(".000Z", "Z");
}
