import { amountDigits } from "@/components/entity/amount-digits";
import { visibleText, written } from "@/components/entity/visible-text";

/** A name from the chain as text of a drawing, where there is no markup; invisible characters are written out. */
export function plainName(text: string, max: number): string {
  const shown = visibleText(text, max).map(written).join("");
  return shown.length > max ? `${shown.slice(0, max - 1)}…` : shown;
}

/** An amount with at most four significant decimals. */
export function briefAmount(value: bigint, decimals: number): string {
  const { sign, groups, shown, substitute } = amountDigits(value, decimals, true);
  return substitute ?? `${sign}${groups.join(",")}${shown}`;
}
