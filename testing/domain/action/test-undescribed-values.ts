import { isRecord } from "../../../lib/text/is-record";
import { isAddress } from "../../../lib/ton/address/address";

/** Amounts and addresses of the details that do not occur in the description. */
export function undescribedValues(
  details: unknown,
  description: object,
  other: readonly unknown[] = [],
): readonly string[] {
  const shown = new Set([...leavesOf(description), ...other.map(String)]);
  return leavesOf(details).filter((leaf) => (isAddress(leaf) || /^\d{2,}$/.test(leaf)) && !shown.has(leaf));
}

function leavesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (isRecord(value)) return Object.values(value).flatMap(leavesOf);
  if (typeof value === "bigint" || typeof value === "number") return [value.toString()];
  return typeof value === "string" ? [value] : [];
}
