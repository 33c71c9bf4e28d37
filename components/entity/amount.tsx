import { amountDigits } from "./amount-digits";
import { Direction, signOf, toneOf, type AmountDirection } from "./direction";
import { GroupedText } from "./grouped-text";
import { Name } from "./name";

export interface AmountProps {
  /** In raw units. */
  readonly value: bigint;
  /** Null when unknown. */
  readonly decimals: number | null;
  /** Symbol of the token or coin. */
  readonly symbol?: string | undefined;
  /** Direction relative to the account of the page. */
  readonly direction?: AmountDirection | undefined;
  /** For lists and sentences: at most four significant decimals. More are cut off, never rounded. */
  readonly brief?: boolean;
}

/** An amount. All digits are in the page even if some are hidden: they are read and copied. */
export function Amount({ value, decimals, symbol = "", direction, brief = false }: AmountProps) {
  const { sign, groups, shown, hiddenDigits, substitute, exact } = amountDigits(value, decimals, brief);
  const cut = hiddenDigits !== "" || substitute !== null;
  const belowOne = groups.length === 1 && groups[0] === "0";
  const digits = (
    <>
      <GroupedText groups={groups} />
      {shown !== "" && (
        <span className={direction === undefined && !belowOne ? "text-muted" : undefined}>{shown}</span>
      )}
      {hiddenDigits !== "" && <span className="hidden-text">{hiddenDigits}</span>}
    </>
  );
  return (
    <span className={`whitespace-nowrap ${toneOf(direction)}`}>
      {direction !== undefined && <Direction direction={direction} />}
      {sign === "" && value !== 0n ? signOf(direction) : sign}
      <span
        title={cut ? exact : undefined}
        data-instead={substitute ?? undefined}
        className={substitute === null ? undefined : "substitute-text"}
      >
        {substitute === null ? digits : <span className="hidden-text">{digits}</span>}
      </span>
      {symbol !== "" && (
        <>
          {" "}
          <span data-unit="" className="font-normal text-muted">
            <Name text={symbol} max={12} />
          </span>
        </>
      )}
      {decimals === null && (
        <span className="text-xs font-normal whitespace-normal text-muted" title="The decimals are not known">
          {" "}
          raw units (decimals unknown)
        </span>
      )}
    </span>
  );
}
