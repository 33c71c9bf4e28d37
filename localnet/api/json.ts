import { writeDeepJson } from "./json-deep";

/**
 * JSON as the service writes it: whole numbers that do not fit a double are decimal texts, fields that
 * are not known are left out.
 */
export function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value, (_, item: unknown) => (typeof item === "bigint" ? item.toString() : item));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return writeDeepJson(value);
  }
}
