import { FormatError } from "./format-error";

const MAX_LT = 18446744073709551615n;

/** A logical time: an unsigned 64-bit decimal number, which does not fit into a double. */
export function parseLt(text: string): bigint {
  const digits = text.trim();
  if (digits === "") throw new FormatError("logical time", "it is empty");
  if (!/^[0-9]+$/.test(digits))
    throw new FormatError("logical time", "it has something besides decimal digits");
  if (digits.length > 20) throw new FormatError("logical time", "it is longer than 20 digits");
  const lt = BigInt(digits);
  if (lt > MAX_LT) throw new FormatError("logical time", "it does not fit into 64 bits");
  return lt;
}
