import { ALL_ACTIONS, type ActionFilter } from "./action-filter";
import { ACTION_KINDS } from "./action-kinds";
import type { Address } from "../../ton/address/address";
import { readAddress } from "../../ton/address/read-address";
import { FormatError } from "../../ton/value/format-error";
import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { quoted } from "../filter/url-text";
import { paramText, pick, readTime } from "../filter/read-fields";

const DIRECTIONS = ["in", "out", "self"] as const;
const RESULTS = ["done", "failed"] as const;
const ROWS = { one: "an action", many: "actions" };

/** Reads `?kind=…&direction=…&with=…&result=…&from=…&until=…`; forms write dates, links Unix seconds. */
export function readActionFilter(query: URLSearchParams): Result<ActionFilter, BadInput> {
  const kind = pick(query, "kind", ACTION_KINDS, ROWS);
  if (!kind.ok) return kind;
  const direction = pick(query, "direction", DIRECTIONS, ROWS);
  if (!direction.ok) return direction;
  const result = pick(query, "result", RESULTS, ROWS);
  if (!result.ok) return result;
  const party = readParty(query);
  if (!party.ok) return party;
  const from = readTime(query, "from", ROWS);
  if (!from.ok) return from;
  const until = readTime(query, "until", ROWS);
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

function readParty(query: URLSearchParams): Result<Address | null, BadInput> {
  const text = paramText(query, "with");
  if (text === null) return ok(null);
  try {
    return ok(readAddress(text).address);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return fail(badInput(`${quoted(text)} is not an address: ${error.reason}.`, "with"));
  }
}
