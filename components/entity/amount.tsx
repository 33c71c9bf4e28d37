import { amountDigits } from "./amount-digits";
import { Direction, signOf, toneOf, type AmountDirection } from "./direction";
import { GroupedText } from "./grouped-text";
import { Name } from "./name";
import { SUBSTITUTE_TEXT, HIDDEN_TEXT } from "./hidden-text-classes";

export interface AmountProps {
  /** In the smallest units there are. */
  readonly value: bigint;
  /** Null when the token does not say. */
  readonly decimals: number | null;
  /** As the token, or the network, calls it. */
  readonly symbol?: string | undefined;
  /** Which way it went, as seen from the account that the page is about. */
  readonly direction?: AmountDirection | undefined;
  /** In lists: at most so many digits after the point are shown. More are cut off, never rounded. */
  readonly maxFraction?: number;
  /** In a column: points stand under each other. */
  readonly align?: boolean;
}

/** As wide as the digits that others in the column have and this one has not. */
const PADDED = "after:invisible after:text-[0.85em] after:leading-none after:content-[attr(data-padding)]";

/** An amount of money. Every digit of it is in the page, whatever is shown: it is what is read and copied. */
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
