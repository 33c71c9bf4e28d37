import "server-only";
import { ALL_ACTIONS, type ActionFilter } from "../query/action/action-filter";
import { ACTION_KINDS } from "../query/action/kinds";
import { readDate, readUnixTime } from "../search/moment";
import { readAddress, type Address } from "../ton/address";
import { FormatError } from "../ton/format-error";
import { badInput, fail, ok, type BadInput, type Result } from "../toncenter/error";
import { quoted } from "./block-text";

const DIRECTIONS = ["in", "out", "self"] as const;
const RESULTS = ["done", "failed"] as const;

/** Reads `?kind=…&direction=…&with=…&result=…&from=…&until=…`; forms write dates, links Unix seconds. */
export function readActionFilter(query: URLSearchParams): Result<ActionFilter, BadInput> {
  const kind = pick(query, "kind", ACTION_KINDS);
  if (!kind.ok) return kind;
  const direction = pick(query, "direction", DIRECTIONS);
  if (!direction.ok) return direction;
  const result = pick(query, "result", RESULTS);
  if (!result.ok) return result;
  const party = readParty(query);
  if (!party.ok) return party;
  const from = readMoment(query, "from");
  if (!from.ok) return from;
  const until = readMoment(query, "until");
  if (!until.ok) return until;
  return ok({
    ...ALL_ACTIONS,
    kind: kind.value,
    direction: direction.value,
    result: result.value,
    party: party.value,
    from: from.value,
    until: until.value,
  });
}

/** A form that is sent empty asks for nothing. */
function given(query: URLSearchParams, name: string): string | null {
  const text = query.get(name)?.trim() ?? "";
  return text === "" ? null : text;
}

function pick<const V extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly V[],
): Result<V | null, BadInput> {
  const text = given(query, name);
  if (text === null) return ok(null);
  const value = values.find((one) => one === text);
  return value === undefined
    ? fail(badInput(`${quoted(text)} is nothing that actions are filtered by.`, name, values))
    : ok(value);
}

function readParty(query: URLSearchParams): Result<Address | null, BadInput> {
  const text = given(query, "with");
  if (text === null) return ok(null);
  try {
    return ok(readAddress(text).address);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return fail(badInput(`${quoted(text)} is no address: ${error.reason}.`, "with"));
  }
}

function readMoment(query: URLSearchParams, name: string): Result<number | null, BadInput> {
  const text = given(query, name);
  if (text === null) return ok(null);
  const moment = readUnixTime(text) ?? readDate(text);
  return moment === null
    ? fail(
        badInput(`${quoted(text)} is no time that an action can have.`, name, [
          "a date in UTC: 2026-01-31 or 2026-01-31T12:00",
          "a Unix time",
        ]),
      )
    : ok(moment);
}
