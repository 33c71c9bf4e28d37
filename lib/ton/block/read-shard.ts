import { FormatError } from "../value/format-error";
import { canonicalShard, isShard, type Shard } from "./shard";

const HEX = /^(?:0[xX])?([0-9a-fA-F]{16})$/;
const DECIMAL = /^-?[0-9]{1,20}$/;
const MIN_SIGNED = -(2n ** 63n);
const MAX_UNSIGNED = 2n ** 64n - 1n;

/** A decimal number, signed as v2 and the node's logs write it, or unsigned. */
export function parseShardDecimal(text: string): Shard {
  if (!DECIMAL.test(text)) {
    throw new FormatError("shard", "it is neither 16 hexadecimal digits nor a 64-bit decimal number");
  }
  const value = BigInt(text);
  if (value < MIN_SIGNED || value > MAX_UNSIGNED)
    throw new FormatError("shard", "it does not fit into 64 bits");
  return canonicalShard(BigInt.asUintN(64, value).toString(16).toUpperCase().padStart(16, "0"));
}

/**
 * Exactly 16 hexadecimal digits are hexadecimal, even when all of them are decimal ones:
 * `8000000000000000` is the whole workchain. Everything else is a decimal number. A decimal number
 * of exactly 16 digits would thus be misread, but a shard with such a number would be at least ten
 * splits deep, which no workchain is.
 */
export function parseShard(text: string): Shard {
  if (isShard(text)) return text;
  const typed = text.trim();
  const hex = HEX.exec(typed)?.[1];
  return hex === undefined ? parseShardDecimal(typed) : canonicalShard(hex.toUpperCase());
}
