import { writeDeepJson } from "./write-deep-json";

/**
 * JSON in the form of the service: a bigint becomes a decimal string, undefined fields are left out.
 */
export function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value, (_, item: unknown) => (typeof item === "bigint" ? item.toString() : item));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return writeDeepJson(value);
  }
}
