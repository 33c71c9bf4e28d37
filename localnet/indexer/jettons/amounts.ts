/** Coins and jettons are numbers of 120 bits at most, which are 37 digits. */
const LIMIT = 1n << 120n;
const DIGITS = 37;

/** In tables: the order of such texts is that of the amounts. Null for what no contract can hold. */
export function packAmount(amount: bigint): string | null {
  return amount >= 0n && amount < LIMIT ? String(amount).padStart(DIGITS, "0") : null;
}

export function amountText(packed: string): string {
  return String(BigInt(packed));
}

export const ZERO = "0".repeat(DIGITS);
