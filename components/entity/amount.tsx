import { amountDigits } from "./amount-digits";
import { Direction, signOf, toneOf, type AmountDirection } from "./direction";
import { GroupedText } from "./grouped-text";
import { Name } from "./name";
import { SUBSTITUTE_TEXT, HIDDEN_TEXT } from "./hidden-text-classes";

export interface AmountProps {
  /** In the smallest units. */
  readonly value: bigint;
  /** Null when unknown. */
  readonly decimals: number | null;
  /** Symbol of the token or coin. */
  readonly symbol?: string | undefined;
  /** Direction relative to the account of the page. */
  readonly direction?: AmountDirection | undefined;
  /** For lists: the maximum of visible digits after the point. More are cut off, never rounded. */
  readonly maxFraction?: number;
  /** For columns: aligns decimal points. */
  readonly align?: boolean;
}

/** Reserves the width of digits that other rows of the column have. */
const PADDED = "after:invisible after:text-[0.85em] after:leading-none after:content-[attr(data-padding)]";

/** An amount. All digits are in the page even if some are hidden: they are read and copied. */
export function Amount({ value, decimals, symbol = "", direction, maxFraction, align = false }: AmountProps) {
  const { sign, groups, shown, hiddenDigits, substitute, padding, exact } = amountDigits(
    value,
    decimals,
    maxFraction,
  );
  const cut = hiddenDigits !== "" || substitute !== null;
  const padded = align && padding !== "";
  const digits = (
    <>
      <GroupedText groups={groups} />
      {shown !== "" && (
        <span className={`text-[0.85em] leading-none ${direction === undefined ? "text-muted" : ""}`}>
          {shown}
        </span>
      )}
      {hiddenDigits !== "" && <span className={HIDDEN_TEXT}>{hiddenDigits}</span>}
    </>
  );
  return (
    <span className={`whitespace-nowrap tabular-nums ${toneOf(direction)}`}>
      {direction !== undefined && <Direction direction={direction} />}
      {sign === "" && value !== 0n ? signOf(direction) : sign}
      <span
        title={cut ? exact : undefined}
        data-instead={substitute ?? undefined}
        data-padding={padded ? padding : undefined}
        className={`${padded ? PADDED : ""} ${substitute === null ? "" : SUBSTITUTE_TEXT}`}
      >
        {substitute === null ? digits : <span className={HIDDEN_TEXT}>{digits}</span>}
      </span>
      {symbol !== "" && (
        <>
          {" "}
          <Name text={symbol} max={12} />
        </>
      )}
      {decimals === null && (
        <span className="text-xs text-muted" title="The token does not say where the decimal point belongs">
          {" "}
          in smallest units
        </span>
      )}
    </span>
  );
}
