import "server-only";
import { readAccount } from "../../domain/account/read-account";
import {
  NOMINATOR_EVENTS,
  nominatorEventId,
  POOL_VALIDATOR_EVENTS,
  poolValidatorEventId,
} from "../../domain/staking/pool-event-kinds";
import type { NominatorEventsQuery, PoolValidatorEventsQuery } from "../../domain/staking/pool-event-queries";
import type { NominatorEventRow, PoolValidatorEventRow } from "../../domain/staking/pool-event-rows";
import { nominatorEventRow, poolValidatorEventRow } from "../../domain/staking/make-pool-event-rows";
import {
  readNominatorEventsQuery,
  readPoolValidatorEventsQuery,
} from "../../domain/staking/read-pool-event-queries";
import type { Lane } from "../../gateway/budget/lanes";
import { gatewayOf } from "../../gateway/gateways";
import type { AnswerOf } from "../../toncenter/endpoint";
import { fail, ok, type Result } from "../../toncenter/error";
import { nominatorEvents, poolValidatorEvents } from "../../toncenter/v3/v3-staking";
import type { RowSource } from "../list/row-source";
import { EVENTS_READ, loadEventsByTime } from "./load-events-by-time";

type Loaded<R> = R & { readonly asOfMs: number };

interface Bounds {
  readonly from: number | null;
  readonly until: number | null;
}

const NO_BOUNDS: Bounds = { from: null, until: null };

function windowOf({ from, until }: Bounds) {
  return {
    ...(from === null ? {} : { start_utime: from }),
    ...(until === null ? {} : { end_utime: until }),
    limit: EVENTS_READ,
  };
}

/** The newest events of a pool's nominators, or of one of them. One call. */
export async function readNominatorEvents(
  network: string,
  { pool, nominator }: Pick<NominatorEventsQuery, "pool" | "nominator">,
  bounds: Bounds = NO_BOUNDS,
  lane: Lane = "interactive",
): Promise<Result<Loaded<AnswerOf<typeof nominatorEvents>>>> {
  const params = { pool, ...(nominator === null ? {} : { nominator }), ...windowOf(bounds) };
  const answer = await gatewayOf(network).call(nominatorEvents, params, { lane });
  return answer.ok ? ok({ ...answer.value.value, asOfMs: answer.value.asOfMs }) : fail(answer.error);
}

/** The newest events of a pool's validator. One call. */
export async function readPoolValidatorEvents(
  network: string,
  { pool, type }: Pick<PoolValidatorEventsQuery, "pool" | "type">,
  bounds: Bounds = NO_BOUNDS,
  lane: Lane = "interactive",
): Promise<Result<Loaded<AnswerOf<typeof poolValidatorEvents>>>> {
  const params = { pool, ...(type === null ? {} : { type }), ...windowOf(bounds) };
  const answer = await gatewayOf(network).call(poolValidatorEvents, params, { lane });
  return answer.ok ? ok({ ...answer.value.value, asOfMs: answer.value.asOfMs }) : fail(answer.error);
}

export const NOMINATOR_EVENT_SOURCE: RowSource<NominatorEventRow, NominatorEventsQuery> = {
  kind: NOMINATOR_EVENTS,
  readQuery: (params) => {
    const pool = readAccount(params.get("pool") ?? "");
    return pool.ok ? readNominatorEventsQuery(pool.value, params) : pool;
  },
  endpoint: nominatorEvents,
  load: ({ id }, query, request, lane) =>
    loadEventsByTime(
      {
        read: (until) => readNominatorEvents(id, query, { ...query, until }, lane),
        until: query.until,
        trim: nominatorEventRow,
        idOf: nominatorEventId,
      },
      request,
    ),
};

export const POOL_VALIDATOR_EVENT_SOURCE: RowSource<PoolValidatorEventRow, PoolValidatorEventsQuery> = {
  kind: POOL_VALIDATOR_EVENTS,
  readQuery: (params) => {
    const pool = readAccount(params.get("pool") ?? "");
    return pool.ok ? readPoolValidatorEventsQuery(pool.value, params) : pool;
  },
  endpoint: poolValidatorEvents,
  load: ({ id }, query, request, lane) =>
    loadEventsByTime(
      {
        read: (until) => readPoolValidatorEvents(id, query, { ...query, until }, lane),
        until: query.until,
        trim: poolValidatorEventRow,
        idOf: poolValidatorEventId,
      },
      request,
    ),
};
