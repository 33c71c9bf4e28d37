import { optional, v3 } from "../endpoint";
import * as param from "../param";
import { atMostOneOf, rule, type ParamRule } from "../param-rule";
import { integer, list, maybe, struct } from "../schema";
import { named } from "./address-book";
import { page, sort, TEN_ROWS, utimeWindow } from "./v3-params";
import {
  VALIDATOR_EVENTS,
  ValidatorComplaint,
  ValidatorCycle,
  ValidatorElection,
  ValidatorEvent,
} from "./validator-rows";

const group = "Validators";

const who = {
  stake_holder_address: optional(param.address, "The owner of the stake."),
  adnl_address: optional(param.hash, "ADNL address of the node."),
  validator_pubkey: optional(param.hash, "Public key of the validator."),
};

const round = {
  cycle_start: optional(param.utime, "Start of the round."),
  election_id: optional(param.utime, "The election."),
};

/** The service supports offset and sort, although its documentation does not mention them. */
const pages = { ...utimeWindow, ...page, sort };

const oneHolder = atMostOneOf(
  ["stake_holder_address", "adnl_address"],
  "provide either stake_holder_address or adnl_address, not both",
);

/** A row contains every validator, so rows are large. */
const MAX_FULL_ROWS = 100;

function smallWith(name: "return_participants" | "return_validators"): ParamRule {
  return rule(
    `limit must not exceed ${MAX_FULL_ROWS} when ${name} is true`,
    ({ limit, [name]: full }) => full !== true || typeof limit !== "number" || limit <= MAX_FULL_ROWS,
  );
}

const answered = { start_utime: maybe(integer), end_utime: maybe(integer), ...named };

export const validatorElections = v3({
  path: "validators/elections",
  group,
  about:
    "Elections of validators, with the participants on request. The time filters apply to the election id.",
  params: {
    election_id: round.election_id,
    ...who,
    return_participants: optional(
      param.flag,
      "Include the participants; with other filters only the matching ones.",
    ),
    finished: optional(param.flag, "Only finished ones, or only unfinished ones."),
    ...pages,
  },
  rules: [oneHolder, smallWith("return_participants")],
  response: struct({ elections: list(ValidatorElection), ...answered }),
  paging: TEN_ROWS,
  pin: { end_utime: "election_id" },
  // Stakes arrive while an election is open.
  freshness: "list",
  rows: (answer) => answer.elections,
});

export const validatorCycles = v3({
  path: "validators/cycles",
  group,
  about: "Validation rounds with their limits and stakes, with the validators on request.",
  params: {
    ...round,
    ...who,
    return_validators: optional(
      param.flag,
      "Include the validators; with other filters only the matching ones.",
    ),
    ...pages,
  },
  rules: [oneHolder, smallWith("return_validators")],
  response: struct({ cycles: list(ValidatorCycle), ...answered }),
  paging: TEN_ROWS,
  pin: { end_utime: "cycle_start" },
  freshness: "slow",
  rows: (answer) => answer.cycles,
});

export const validatorComplaints = v3({
  path: "validators/complaints",
  group,
  about: "Complaints about validators and the votes on them.",
  params: { ...round, ...who, ...pages },
  rules: [oneHolder],
  response: struct({ complaints: list(ValidatorComplaint), ...answered }),
  paging: TEN_ROWS,
  pin: { end_utime: "created_at" },
  freshness: "slow",
  rows: (answer) => answer.complaints,
});

export const validatorEvents = v3({
  path: "validators/events",
  group,
  about: "Stakes that the elector accepted, refused or returned.",
  params: { ...who, type: optional(param.oneOf(...VALIDATOR_EVENTS), "Only events of this type."), ...pages },
  rules: [oneHolder],
  response: struct({ events: list(ValidatorEvent), ...answered }),
  paging: TEN_ROWS,
  pin: { end_utime: "utime" },
  freshness: "list",
  rows: (answer) => answer.events,
});
