import { parseAddress } from "../../ton/address/read-address";
import { parseHash } from "../../ton/value/hash";
import type { BadInput, Result } from "../../toncenter/error";
import { Refusal } from "../../toncenter/param";
import { readFields, refuseField, type FilterFields } from "../filter/read-fields";
import type { ValidatorId } from "./validator-id";
import { ELECTION_STATES } from "./validator-list-rows";
import {
  STAKE_EVENT_TYPES,
  type ComplaintsQuery,
  type ParticipantsQuery,
  type RoundSetQuery,
  type RoundsQuery,
  type StakeEventsQuery,
} from "./validator-queries";

const HOLDER = { accepts: "an account address in any form", read: parseAddress };
const KEY = { accepts: "64 hexadecimal digits, or 32 bytes in base64", read: parseHash };

/** Rounds and elections are named by a start in Unix seconds. */
const START = {
  accepts: "the start of a round in Unix seconds",
  read: (text: string): number => {
    const start = readRoundStart(text);
    if (start === null) throw new Refusal("it is not the start of a round");
    return start;
  },
};

const STAKE = {
  accepts: "an amount in nanocoins",
  read: (text: string): bigint => {
    if (!/^\d{1,30}$/.test(text)) throw new Refusal("it is not an amount");
    return BigInt(text);
  },
};

function validatorIn(fields: FilterFields): ValidatorId | null {
  const holder = fields.one("holder", HOLDER);
  const key = fields.one("key", KEY);
  const adnl = fields.one("adnl", KEY);
  const given = [
    ...(holder === null ? [] : [{ is: "holder", address: holder } as const]),
    ...(key === null ? [] : [{ is: "key", hash: key } as const]),
    ...(adnl === null ? [] : [{ is: "adnl", hash: adnl } as const]),
  ];
  if (given.length > 1)
    return refuseField("holder", "Give one of stake holder, public key and ADNL address, not several.");
  return given[0] ?? null;
}

const period = (fields: FilterFields) => ({ from: fields.moment("from"), until: fields.moment("until") });

export function readRoundsQuery(params: URLSearchParams): Result<RoundsQuery, BadInput> {
  return readFields(params, { one: "a round", many: "rounds" }, (fields) => ({
    validator: validatorIn(fields),
    ...period(fields),
  }));
}

export function readComplaintsQuery(params: URLSearchParams): Result<ComplaintsQuery, BadInput> {
  return readFields(params, { one: "a complaint", many: "complaints" }, (fields) => ({
    validator: validatorIn(fields),
    round: fields.one("round", START),
    ...period(fields),
  }));
}

export function readStakeEventsQuery(params: URLSearchParams): Result<StakeEventsQuery, BadInput> {
  return readFields(params, { one: "an event", many: "events" }, (fields) => ({
    validator: validatorIn(fields),
    type: fields.pick("type", STAKE_EVENT_TYPES),
    ...period(fields),
  }));
}

export function readRoundSetQuery(params: URLSearchParams): Result<RoundSetQuery, BadInput> {
  return readFields(params, { one: "a round", many: "rounds" }, (fields) => ({
    round: fields.one("round", START),
  }));
}

export function readParticipantsQuery(params: URLSearchParams): Result<ParticipantsQuery, BadInput> {
  return readFields(params, { one: "an election", many: "elections" }, (fields) => ({
    election: fields.one("election", START) ?? refuseField("election", "Give an election."),
    stake: fields.one("stake", STAKE),
    state: fields.pick("state", ELECTION_STATES),
  }));
}

/** A round or an election in a path: when the round begins, in Unix seconds. Null for anything else. */
export function readRoundStart(segment: string): number | null {
  return /^\d{1,10}$/.test(segment) && Number(segment) < 2 ** 32 ? Number(segment) : null;
}
