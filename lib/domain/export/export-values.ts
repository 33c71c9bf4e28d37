import { formatFriendly, type Address } from "../../ton/address/address";
import { exactAmount } from "../../ton/value/amount";

/** The coin has nine decimals on every network. */
const COIN_DECIMALS = 9;

/** Coins with all digits. */
export function coinsText(value: bigint): string {
  return exactAmount(value, COIN_DECIMALS);
}

interface FileNetwork {
  readonly testnet: boolean;
}

/** Of a contract, or of an account of which is not known what it is: in the form that URLs of the explorer use. */
export function addressText(address: Address, network: FileNetwork): string {
  return partyText({ address, bounceable: true }, network);
}

interface AddressedParty {
  readonly address: Address;
  readonly bounceable: boolean;
}

/** In the form that pages show, which for a wallet is the non-bounceable one. */
export function partyText({ address, bounceable }: AddressedParty, { testnet }: FileNetwork): string {
  return formatFriendly(address, { bounceable, testnet });
}

/** Unix seconds as ISO 8601: `2026-11-21T09:32:00Z`. */
export function timeText(seconds: number): string {
  const date = new Date(seconds * 1_000);
  return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString().replace(".000Z", "Z");
}
