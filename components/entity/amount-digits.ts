import { formatAmount, MAX_DECIMALS } from "@/lib/ton/value/amount";

/** An amount split into visible and hidden digits, which together are exact. */
export interface AmountDigits {
  readonly sign: "" | "-";
  /** Digits before the point in groups of three. */
  readonly groups: readonly string[];
  /** Visible digits from the point on. */
  readonly shown: string;
  readonly hiddenDigits: string;
  /** "<0.000000001", shown in place of the digits if all visible ones would be zero. */
  readonly substitute: string | null;
  readonly exact: string;
}

const GROUP_MARK = " ";
/** The decimals of a brief amount that are shown, after the leading zeros of a number below one. */
const BRIEF_DECIMALS = 4;
/** With more leading zeros than this, a number below one is shown as less than the smallest. */
const MOST_PLACES = 9;

/** `brief` is for lists and sentences: four significant decimals. */
export function amountDigits(value: bigint, decimals: number | null, brief: boolean): AmountDigits {
  const all = formatAmount(value, decimals);
  const maxFraction = brief ? briefPlaces(all.whole, all.fraction) : MAX_DECIMALS;
  const parts = formatAmount(value, decimals, { separator: GROUP_MARK, maxFraction });
  const [whole = "", allFraction = ""] = parts.exact.slice(parts.sign.length).split(".");
  const fraction = allFraction === "" ? "" : `.${allFraction}`;
  const shown = parts.dust || parts.fraction === "" ? "" : `.${parts.fraction}`;
  return {
    sign: parts.sign,
    groups: parts.dust ? [whole] : parts.whole.split(GROUP_MARK),
    shown,
    hiddenDigits: fraction.slice(shown.length),
    substitute: parts.dust ? `<${parts.whole}.${parts.fraction}` : null,
    exact: parts.exact,
  };
}

function briefPlaces(whole: string, fraction: string): number {
  const zeros = whole === "0" ? (/^0*/.exec(fraction)?.[0].length ?? 0) : 0;
  return Math.min(zeros + BRIEF_DECIMALS, MOST_PLACES);
}
