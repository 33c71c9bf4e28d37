/** Groups displayed digits; the decimal separator is a point. */
const THOUSANDS = ",";

export interface AmountOptions {
  /** At most this many digits after the point; all of them by default. */
  maxFraction?: number;
  separator?: string;
}

export interface AmountParts {
  sign: "" | "-";
  /** Digits before the point, grouped. */
  whole: string;
  /** Digits after the point; empty when there are none. */
  fraction: string;
  /** Not zero, but closer to zero than the smallest value shown, which is what the parts hold. */
  dust: boolean;
  /** Every digit, ungrouped, with the sign. */
  exact: string;
  /** The number of decimals is unknown: the parts hold the number of base units. */
  unknownDecimals: boolean;
}

export const MAX_DECIMALS = 255;
const GROUP = /\B(?=(?:[0-9]{3})+$)/g;

export function isDecimals(decimals: number | null): decimals is number {
  return decimals !== null && Number.isInteger(decimals) && decimals >= 0 && decimals <= MAX_DECIMALS;
}

interface Digits {
  sign: "" | "-";
  whole: string;
  /** Without trailing zeros. */
  fraction: string;
}

function digitsOf(value: bigint, decimals: number): Digits {
  const sign = value < 0n ? "-" : "";
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, "0");
  const point = digits.length - decimals;
  return { sign, whole: digits.slice(0, point), fraction: digits.slice(point).replace(/(?<!0)0+$/, "") };
}

function joined(whole: string, fraction: string): string {
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

/** Digits that do not fit are cut off, never rounded: the display never exceeds the actual amount. */
function shown(
  { whole, fraction }: Digits,
  maxFraction: number,
): Pick<AmountParts, "whole" | "fraction" | "dust"> {
  const kept = fraction.slice(0, maxFraction).replace(/(?<!0)0+$/, "");
  if (whole !== "0" || kept !== "" || fraction === "") return { whole, fraction: kept, dust: false };
  if (maxFraction === 0) return { whole: "1", fraction: "", dust: true };
  return { whole: "0", fraction: "1".padStart(maxFraction, "0"), dust: true };
}

/** A number of decimals that no token can have (not a whole number from 0 to 255) counts as unknown. */
export function formatAmount(
  value: bigint,
  decimals: number | null,
  options: AmountOptions = {},
): AmountParts {
  const { maxFraction = MAX_DECIMALS, separator = THOUSANDS } = options;
  const digits = digitsOf(value, isDecimals(decimals) ? decimals : 0);
  const { whole, fraction, dust } = shown(digits, maxFraction);
  return {
    sign: digits.sign,
    whole: whole.replace(GROUP, () => separator),
    fraction,
    dust,
    exact: digits.sign + joined(digits.whole, digits.fraction),
    unknownDecimals: !isDecimals(decimals),
  };
}

/** `1,234.5`, `-0.25`, `<0.0001`, `-<0.0001`. */
export function amountText(value: bigint, decimals: number | null, options: AmountOptions = {}): string {
  const { sign, whole, fraction, dust } = formatAmount(value, decimals, options);
  return `${sign}${dust ? "<" : ""}${joined(whole, fraction)}`;
}

/** Full precision without grouping, for copying: `parseAmount` (parse-amount.ts) reads it back. */
export function exactAmount(value: bigint, decimals: number | null): string {
  return formatAmount(value, decimals).exact;
}
