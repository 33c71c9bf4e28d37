import { FormatError } from "../ton/value/format-error";

/** The codec's value, or null when the text is not of its form. */
export function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormatError) return null;
    throw error;
  }
}
