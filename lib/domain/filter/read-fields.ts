import { readDate, readUnixTime } from "../../search/moment";
import { parseLt } from "../../ton/value/lt";
import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { refusalOf } from "../../toncenter/param";
import { quoted } from "./url-text";

/** The rows of a list, for error messages. */
interface RowNoun {
  /** "an action" */
  readonly one: string;
  /** "actions" */
  readonly many: string;
}

/** An empty field of a submitted form counts as absent. */
export function paramText(query: URLSearchParams, name: string): string | null {
  const text = query.get(name)?.trim() ?? "";
  return text === "" ? null : text;
}

/** One of the given values; null if the field is absent. */
export function pick<const V extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly V[],
  { many }: RowNoun,
): Result<V | null, BadInput> {
  const text = paramText(query, name);
  if (text === null) return ok(null);
  const value = values.find((one) => one === text);
  return value === undefined
    ? fail(badInput(`${quoted(text)} is not a supported filter of ${many}.`, name, values))
    : ok(value);
}

/** A time in Unix seconds; null if the field is absent. Forms send dates, links use Unix seconds. */
export function readTime(
  query: URLSearchParams,
  name: string,
  { one }: RowNoun,
): Result<number | null, BadInput> {
  const text = paramText(query, name);
  if (text === null) return ok(null);
  const time = readUnixTime(text) ?? readDate(text);
  return time === null
    ? fail(
        badInput(`${quoted(text)} is not a valid time of ${one}.`, name, [
          "a date in UTC: 2026-01-31 or 2026-01-31T12:00",
          "a Unix time",
        ]),
      )
    : ok(time);
}

/** A type of field: `accepts` describes valid input, `read` parses it and throws on everything else. */
interface FieldType<T> {
  readonly accepts: string;
  read(text: string): T;
}

/** The fields of a filter in a URL. Absent ones are null. */
export interface FilterFields {
  one<T>(name: string, kind: FieldType<T>): T | null;
  /** Repeated parameters, or values separated by commas or spaces. */
  many<T>(name: string, kind: FieldType<T>): readonly T[];
  pick<const V extends string>(name: string, values: readonly V[]): V | null;
  moment(name: string): number | null;
}

class UnreadableField extends Error {
  constructor(readonly problem: BadInput) {
    super(problem.message);
  }
}

/** Reads a filter field by field; the first unreadable field is the error. */
export function readFields<T>(
  query: URLSearchParams,
  rows: RowNoun,
  read: (fields: FilterFields) => T,
): Result<T, BadInput> {
  try {
    return ok(
      read({
        one: (name, kind) => {
          const text = paramText(query, name);
          return text === null ? null : readField(name, kind, text);
        },
        many: (name, kind) =>
          query
            .getAll(name)
            .flatMap((text) => text.split(/[\s,;]+/))
            .filter((text) => text !== "")
            .map((text) => readField(name, kind, text)),
        pick: (name, values) => valueOf(pick(query, name, values, rows)),
        moment: (name) => valueOf(readTime(query, name, rows)),
      }),
    );
  } catch (error) {
    if (!(error instanceof UnreadableField)) throw error;
    return fail(error.problem);
  }
}

/** For conflicts between fields. */
export function refuseField(name: string, message: string, tried: readonly string[] = []): never {
  throw new UnreadableField(badInput(message, name, tried));
}

function readField<T>(name: string, kind: FieldType<T>, text: string): T {
  try {
    return kind.read(text);
  } catch (error) {
    const reason = refusalOf(error);
    if (reason === null) throw error;
    return refuseField(name, `${quoted(text)} is not valid: ${reason}.`, [kind.accepts]);
  }
}

function valueOf<T>(result: Result<T, BadInput>): T {
  if (!result.ok) throw new UnreadableField(result.error);
  return result.value;
}

/** Logical times have 64 bits on chain, but 63 in the index. */
const MAX_LT = 2n ** 63n - 1n;

export const logicalTime: FieldType<bigint> = {
  accepts: "a logical time in decimal",
  read: (text) => {
    const lt = parseLt(text);
    return lt < MAX_LT ? lt : MAX_LT;
  },
};
