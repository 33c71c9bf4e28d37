import "server-only";
import {
  readComplaintsQuery,
  readRoundsQuery,
  readStakeEventsQuery,
} from "../../domain/validator/read-validator-queries";
import {
  ownRoundRow,
  roundComplaintRow,
  roundElectionRow,
  stakeEventRow,
  validationRoundRow,
  withReward,
} from "../../domain/validator/make-validator-rows";
import { validatorParams } from "../../domain/validator/validator-id";
import type {
  RoundComplaintRow,
  RoundElectionRow,
  StakeEventRow,
  ValidationRoundRow,
} from "../../domain/validator/validator-list-rows";
import type {
  ComplaintsQuery,
  RoundsQuery,
  StakeEventsQuery,
} from "../../domain/validator/validator-queries";
import {
  COMPLAINTS,
  ELECTIONS,
  OWN_ROUNDS,
  STAKE_EVENTS,
  VALIDATION_ROUNDS,
} from "../../domain/validator/validator-row-kinds";
import {
  validatorComplaints,
  validatorCycles,
  validatorElections,
  validatorEvents,
} from "../../toncenter/v3/v3-validators";
import { loadPage } from "../list/load-page";
import type { RowSource } from "../list/row-source";
import { heldRoundRewards, loadRoundRewards } from "./load-round-rewards";

const nowSeconds = () => Math.floor(Date.now() / 1_000);

interface PeriodOfQuery {
  readonly from: number | null;
  readonly until: number | null;
}

function periodParams({ from, until }: PeriodOfQuery) {
  return {
    ...(from === null ? {} : { start_utime: from }),
    ...(until === null ? {} : { end_utime: until }),
  };
}

/** Validation rounds. One call. */
export const VALIDATION_ROUND_SOURCE: RowSource<ValidationRoundRow, RoundsQuery> = {
  kind: VALIDATION_ROUNDS,
  readQuery: readRoundsQuery,
  endpoint: validatorCycles,
  load: ({ id }, query, request, lane) =>
    loadPage(
      id,
      validatorCycles,
      { ...validatorParams(query.validator), ...periodParams(query) },
      {
        ...request,
        trim: (cycle) => validationRoundRow(cycle, nowSeconds()),
        idOf: VALIDATION_ROUNDS.idOf,
        lane,
      },
    ),
};

/** The maximum number of rows in an answer that includes validators. */
const MOST_FULL = 100;

/**
 * The rounds of one validator, with its part in them. One call, and one for rewards; none for the rewards of an ADNL
 * address, which may have taken a call to tell from a public key.
 */
export const OWN_ROUND_SOURCE: RowSource<ValidationRoundRow, RoundsQuery> = {
  kind: OWN_ROUNDS,
  readQuery: readRoundsQuery,
  endpoint: {
    paging: validatorCycles.paging === null ? null : { ...validatorCycles.paging, max: MOST_FULL },
  },
  load: async ({ id }, query, request, lane) => {
    const page = await loadPage(
      id,
      validatorCycles,
      { ...validatorParams(query.validator), ...periodParams(query), return_validators: true },
      {
        ...request,
        limit: Math.min(request.limit, MOST_FULL),
        trim: (cycle, { address_book: book }) => ownRoundRow(cycle, book, nowSeconds()),
        idOf: OWN_ROUNDS.idOf,
        lane,
      },
    );
    if (page.rows.length === 0) return page;
    const rewards =
      query.validator?.is === "adnl" ? heldRoundRewards(id) : await loadRoundRewards(id, "panel");
    return { ...page, rows: page.rows.map((row) => withReward(row, rewards)) };
  },
};

/** Elections, without their participants. One call. */
export const ELECTION_SOURCE: RowSource<RoundElectionRow, RoundsQuery> = {
  kind: ELECTIONS,
  readQuery: readRoundsQuery,
  endpoint: validatorElections,
  load: ({ id }, query, request, lane) =>
    loadPage(
      id,
      validatorElections,
      { ...validatorParams(query.validator), ...periodParams(query) },
      {
        ...request,
        trim: (election) => roundElectionRow(election, nowSeconds()),
        idOf: ELECTIONS.idOf,
        lane,
      },
    ),
};

export function complaintParams(query: ComplaintsQuery) {
  return {
    ...validatorParams(query.validator),
    ...(query.round === null ? {} : { cycle_start: query.round }),
    ...periodParams(query),
  };
}

/** Complaints about validators. One call. */
export const COMPLAINT_SOURCE: RowSource<RoundComplaintRow, ComplaintsQuery> = {
  kind: COMPLAINTS,
  readQuery: readComplaintsQuery,
  endpoint: validatorComplaints,
  load: ({ id }, query, request, lane) =>
    loadPage(id, validatorComplaints, complaintParams(query), {
      ...request,
      trim: (complaint, { address_book: book }) => roundComplaintRow(complaint, book),
      idOf: COMPLAINTS.idOf,
      lane,
    }),
};

/** Stakes that the elector accepted, rejected or gave back. One call. */
export const STAKE_EVENT_SOURCE: RowSource<StakeEventRow, StakeEventsQuery> = {
  kind: STAKE_EVENTS,
  readQuery: readStakeEventsQuery,
  endpoint: validatorEvents,
  load: ({ id }, query, request, lane) =>
    loadPage(
      id,
      validatorEvents,
      {
        ...validatorParams(query.validator),
        ...(query.type === null ? {} : { type: query.type }),
        ...periodParams(query),
      },
      {
        ...request,
        trim: (event, { address_book: book }) => stakeEventRow(event, book),
        idOf: STAKE_EVENTS.idOf,
        lane,
      },
    ),
};
