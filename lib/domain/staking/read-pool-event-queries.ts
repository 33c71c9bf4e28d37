import type { Address } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import type { BadInput, Result } from "../../toncenter/error";
import { readFields } from "../filter/read-fields";
import type { NominatorEventsQuery, PoolValidatorEventsQuery } from "./pool-event-queries";

const NOUN = { one: "an event", many: "events" };
const ACCOUNT = { accepts: "an account address in any form", read: parseAddress };
const VALIDATOR_EVENTS = ["reward", "penalty", "deposit", "withdrawal"] as const;

/** The pages of a pool and of a nominator have one of the two in their path; the rows route gets it as a parameter. */
export function readNominatorEventsQuery(
  pool: Address,
  params: URLSearchParams,
): Result<NominatorEventsQuery, BadInput> {
  return readFields(params, NOUN, (fields) => ({
    pool,
    nominator: fields.one("nominator", ACCOUNT),
    from: fields.moment("from"),
    until: fields.moment("until"),
  }));
}

export function readPoolValidatorEventsQuery(
  pool: Address,
  params: URLSearchParams,
): Result<PoolValidatorEventsQuery, BadInput> {
  return readFields(params, NOUN, (fields) => ({
    pool,
    type: fields.pick("type", VALIDATOR_EVENTS),
    from: fields.moment("from"),
    until: fields.moment("until"),
  }));
}
