import { FormatError } from "../ton/value/format-error";

/** The codec's value, or null if the text does not have its form. */
export function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormatError) return null;
    throw error;
  }
}
