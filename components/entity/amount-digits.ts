import { formatAmount } from "@/lib/ton/value/amount";

/** An amount split into visible and hidden digits, which together are exact. */
export interface AmountDigits {
  readonly sign: "" | "-";
  /** Digits before the point in groups of three. */
  readonly groups: readonly string[];
  /** Visible digits from the point on. */
  readonly shown: string;
  readonly hiddenDigits: string;
  /** "<0.0001", shown in place of the digits if all visible ones would be zero. */
  readonly substitute: string | null;
  /** Missing digits, so that decimal points align in a column. */
  readonly padding: string;
  readonly exact: string;
}

export function amountDigits(value: bigint, decimals: number | null, maxFraction = 255): AmountDigits {
  const parts = formatAmount(value, decimals, { maxFraction, separator: " " });
  const [whole = "", allFraction = ""] = parts.exact.slice(parts.sign.length).split(".");
  const fraction = allFraction === "" ? "" : `.${allFraction}`;
  const shown = parts.dust || parts.fraction === "" ? "" : `.${parts.fraction}`;
  const full = Math.min(maxFraction, decimals ?? 0);
  return {
    sign: parts.sign,
    groups: parts.dust ? [whole] : parts.whole.split(" "),
    shown,
    hiddenDigits: fraction.slice(shown.length),
    substitute: parts.dust ? `<${parts.whole}${parts.fraction === "" ? "" : `.${parts.fraction}`}` : null,
    padding: parts.dust || full <= 0 ? "" : `.${"0".repeat(full)}`.slice(shown.length),
    exact: parts.exact,
  };
}
