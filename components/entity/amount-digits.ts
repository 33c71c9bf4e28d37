import { formatAmount } from "@/lib/ton/value/amount";

/** An amount, cut into what is shown and what is only there: together they are every digit of it. */
export interface AmountDigits {
  readonly sign: "" | "-";
  /** The digits before the point, by thousands. */
  readonly groups: readonly string[];
  /** From the point on. */
  readonly shown: string;
  readonly hiddenDigits: string;
  /** "<0.0001" is shown instead of all this when none of the digits would be. */
  readonly substitute: string | null;
  /** What is missing to a full set of digits, so that points can stand under each other. */
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
