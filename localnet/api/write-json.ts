import { writeDeepJson } from "./write-deep-json";

/**
 * JSON in the form of the service: a bigint becomes a decimal string, undefined fields are left out. Most
 * answers have no bigints; with a function for each value, writing takes several times longer.
 */
export function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    return error instanceof TypeError ? writeBigints(value) : writeDeep(value, error);
  }
}

function writeBigints(value: unknown): string {
  try {
    return JSON.stringify(value, (_, item: unknown) => (typeof item === "bigint" ? item.toString() : item));
  } catch (error) {
    return writeDeep(value, error);
  }
}

function writeDeep(value: unknown, error: unknown): string {
  if (!(error instanceof RangeError)) throw error;
  return writeDeepJson(value);
}
