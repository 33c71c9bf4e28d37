import { isDecimals, MAX_DECIMALS } from "./amount";
import { FormatError } from "./format-error";

const LONGEST_TEXT = 1000;
const TYPED =
  /^([-−]?)([0-9]+|[0-9]{1,3}(?:([\u2009\u202f\u00a0 ])[0-9]{3})(?:\3[0-9]{3})*|(?=\.))(?:\.([0-9]+))?$/;

/**
 * The number of base units. Groups of three digits may be separated by one kind of space; a comma is
 * refused, since it groups digits in some countries and is the decimal point in others.
 */
export function parseAmount(text: string, decimals: number): bigint {
  if (!isDecimals(decimals)) throw new FormatError("amount", `decimals must be from 0 to ${MAX_DECIMALS}`);
  const typed = text.trim();
  if (typed === "") throw new FormatError("amount", "it is empty");
  if (typed.length > LONGEST_TEXT)
    throw new FormatError("amount", `it is longer than ${LONGEST_TEXT} characters`);
  if (typed.includes(","))
    throw new FormatError("amount", "it has a comma; the decimal separator is a point");
  const [, sign, whole, , fraction = ""] = TYPED.exec(typed) ?? [];
  if (whole === undefined) throw new FormatError("amount", "it is not a decimal number");
  if (fraction.length > decimals) {
    throw new FormatError(
      "amount",
      `it has ${fraction.length} digits after the point, at most ${decimals} fit`,
    );
  }
  const units = BigInt(whole.replace(/[^0-9]/g, "") + fraction.padEnd(decimals, "0"));
  return sign === "" ? units : -units;
}
