import "server-only";
import { readDate, readUnixTime } from "../search/moment";
import { badInput, fail, ok, type BadInput, type Result } from "../toncenter/error";
import { quoted } from "./block-text";

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
