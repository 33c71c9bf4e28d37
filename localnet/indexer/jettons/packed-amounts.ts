/** Amounts have at most 120 bits, which are 37 decimal digits. */
const LIMIT = 1n << 120n;
const DIGITS = 37;

/** Padded for tables, so that texts have the order of amounts. Null for an impossible amount. */
export function packAmount(amount: bigint): string | null {
  return amount >= 0n && amount < LIMIT ? String(amount).padStart(DIGITS, "0") : null;
}

export function amountText(packed: string): string {
  return String(BigInt(packed));
}

export const ZERO = "0".repeat(DIGITS);
