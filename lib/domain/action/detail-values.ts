import { isRecord } from "../../text/is-record";

/** The details of an action as a record of unknown values. */

/** The value at a path such as `dex_incoming_transfer.amount`; the empty path is the whole record. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === "") return value;
  let found = value;
  for (const name of path.split("."))
    found = isRecord(found) && Object.hasOwn(found, name) ? found[name] : null;
  return found;
}

/** The service writes absent values in several forms. */
export function isAbsent(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return Object.keys(value).length === 0;
  return value === null || value === undefined || value === "";
}

export function integerOf(value: unknown): bigint | null {
  if (typeof value === "bigint") return value;
  return typeof value === "number" && Number.isSafeInteger(value) ? BigInt(value) : null;
}
