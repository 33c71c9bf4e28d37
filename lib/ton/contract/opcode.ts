import type { Branded } from "../value/brand";
import { FormatError } from "../value/format-error";

/** The first 32 bits of a message body, as the v3 index writes them: `0x` and 8 lower-case digits. */
export type Opcode = Branded<string, "Opcode">;

const CANONICAL = /^0x[0-9a-f]{8}$/;
const HEX = /^(?:0[xX])?([0-9a-fA-F]{1,8})$/;
const DECIMAL = /^-?[0-9]{1,10}$/;

export function isOpcode(text: string): text is Opcode {
  return CANONICAL.test(text);
}

/** From a signed or an unsigned 32-bit number. */
export function formatOpcode(value: number): Opcode {
  if (!Number.isInteger(value)) throw new FormatError("opcode", "it is not a whole number");
  if (value < -(2 ** 31) || value >= 2 ** 32) throw new FormatError("opcode", "it does not fit into 32 bits");
  const text = `0x${(value >>> 0).toString(16).padStart(8, "0")}`;
  if (!isOpcode(text)) throw new FormatError("opcode", "it does not fit into 32 bits");
  return text;
}

/**
 * Hexadecimal comes first, as in the v3 service: `12345678` without a prefix is `0x12345678`. Only
 * what cannot be up to 8 hexadecimal digits (`-1`, `4294967295`) is read as a decimal number.
 */
export function parseOpcode(value: string | number): Opcode {
  if (typeof value === "number") return formatOpcode(value);
  if (isOpcode(value)) return value;
  const typed = value.trim();
  const hex = HEX.exec(typed)?.[1];
  if (hex !== undefined) return formatOpcode(Number.parseInt(hex, 16));
  if (DECIMAL.test(typed)) return formatOpcode(Number(typed));
  throw new FormatError(
    "opcode",
    typed === "" ? "it is empty" : "it is neither 8 hexadecimal digits nor a 32-bit number",
  );
}
