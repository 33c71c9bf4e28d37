import { readDate, readUnixTime } from "../../search/moment";
import { parseLt } from "../../ton/value/lt";
import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { refusalOf } from "../../toncenter/param";
import { quoted } from "./url-text";

/** What a list is of, for sentences. */
interface Rows {
  /** "an action" */
  readonly one: string;
  /** "actions" */
  readonly many: string;
}

/** A form that is sent empty asks for nothing. */
export function given(query: URLSearchParams, name: string): string | null {
  const text = query.get(name)?.trim() ?? "";
  return text === "" ? null : text;
}

/** One of a few words; null if none is given. */
export function pick<const V extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly V[],
  { many }: Rows,
): Result<V | null, BadInput> {
  const text = given(query, name);
  if (text === null) return ok(null);
  const value = values.find((one) => one === text);
  return value === undefined
    ? fail(badInput(`${quoted(text)} is nothing that ${many} are filtered by.`, name, values))
    : ok(value);
}

/** A time in Unix seconds; null if none is given. Forms write dates, links Unix seconds. */
export function readMoment(
  query: URLSearchParams,
  name: string,
  { one }: Rows,
): Result<number | null, BadInput> {
  const text = given(query, name);
  if (text === null) return ok(null);
  const moment = readUnixTime(text) ?? readDate(text);
  return moment === null
    ? fail(
        badInput(`${quoted(text)} is no time that ${one} can have.`, name, [
          "a date in UTC: 2026-01-31 or 2026-01-31T12:00",
          "a Unix time",
        ]),
      )
    : ok(moment);
}

/** How one field is read: what it takes, in words, and what it makes of a text; it throws what it refuses. */
interface FieldKind<T> {
  readonly accepts: string;
  read(text: string): T;
}

/** The fields of a filter in a URL. What is not given is null. */
export interface Fields {
  one<T>(name: string, kind: FieldKind<T>): T | null;
  /** Given more than once, or with commas or spaces between. */
  many<T>(name: string, kind: FieldKind<T>): readonly T[];
  pick<const V extends string>(name: string, values: readonly V[]): V | null;
  moment(name: string): number | null;
}

class Unreadable extends Error {
  constructor(readonly problem: BadInput) {
    super(problem.message);
  }
}

/** Reads a filter field by field; the first that cannot be read is why it cannot be. */
export function readFields<T>(
  query: URLSearchParams,
  rows: Rows,
  read: (fields: Fields) => T,
): Result<T, BadInput> {
  try {
    return ok(
      read({
        one: (name, kind) => {
          const text = given(query, name);
          return text === null ? null : readField(name, kind, text);
        },
        many: (name, kind) =>
          query
            .getAll(name)
            .flatMap((text) => text.split(/[\s,;]+/))
            .filter((text) => text !== "")
            .map((text) => readField(name, kind, text)),
        pick: (name, values) => valueOf(pick(query, name, values, rows)),
        moment: (name) => valueOf(readMoment(query, name, rows)),
      }),
    );
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return fail(error.problem);
  }
}

/** For what single fields cannot say. */
export function refuseField(name: string, message: string, tried: readonly string[] = []): never {
  throw new Unreadable(badInput(message, name, tried));
}

function readField<T>(name: string, kind: FieldKind<T>, text: string): T {
  try {
    return kind.read(text);
  } catch (error) {
    const reason = refusalOf(error);
    if (reason === null) throw error;
    return refuseField(name, `${quoted(text)} cannot be read: ${reason}.`, [kind.accepts]);
  }
}

function valueOf<T>(result: Result<T, BadInput>): T {
  if (!result.ok) throw new Unreadable(result.error);
  return result.value;
}

/** The chain counts logical times in 64 bits, the index keeps them in 63. */
const LATEST_LT = 2n ** 63n - 1n;

export const logicalTime: FieldKind<bigint> = {
  accepts: "a logical time in decimal",
  read: (text) => {
    const lt = parseLt(text);
    return lt < LATEST_LT ? lt : LATEST_LT;
  },
};
