import { writeDeepJson } from "./write-deep-json";

/** A value that is already serialized. */
export class WrittenJson {
  constructor(readonly text: string) {}
}

/** An answer with a list of serialized rows before its other fields. */
export function writtenList(name: string, rows: readonly string[], others: object): WrittenJson {
  const fields = writeJson(others).slice(1);
  return new WrittenJson(`{${JSON.stringify(name)}:[${rows.join(",")}]${fields === "}" ? "" : ","}${fields}`);
}

/**
 * JSON in the form of the service: a bigint becomes a decimal string, undefined fields are left out. Most
 * answers have no bigints, and a replacer function makes serialization several times slower.
 */
export function writeJson(value: unknown): string {
  if (value instanceof WrittenJson) return value.text;
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
