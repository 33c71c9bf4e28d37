import "server-only";
import { cache } from "react";
import type { OpenedList } from "../../domain/list/opened-list";
import type { PageNetwork } from "../../domain/network/page-network";
import { failedRewards, stakeRewards, type StakeRewards } from "../../domain/staking/nominator-positions";
import type { NominatorEventsQuery, PoolValidatorEventsQuery } from "../../domain/staking/pool-event-queries";
import type { NominatorEventRow, PoolValidatorEventRow } from "../../domain/staking/pool-event-rows";
import { leavingNominators, type PoolHistory, type PoolOverview } from "../../domain/staking/pool-history";
import { payoutsOf } from "../../domain/staking/pool-payouts";
import { poolProfile, type PoolProfile, type PoolReport } from "../../domain/staking/pool-profile";
import {
  readNominatorEventsQuery,
  readPoolValidatorEventsQuery,
} from "../../domain/staking/read-pool-event-queries";
import { stakedRounds } from "../../domain/staking/staked-round";
import { stakingEventName } from "../../domain/staking/staking-event-names";
import { gatewayOf } from "../../gateway/gateways";
import type { Address } from "../../ton/address/address";
import { nominatorPool, poolValidatorRewards } from "../../toncenter/v3/v3-staking";
import { validatorCycles } from "../../toncenter/v3/v3-validators";
import { openList } from "../list/row-source";
import { EVENTS_READ } from "./load-events-by-time";
import {
  NOMINATOR_EVENT_SOURCE,
  POOL_VALIDATOR_EVENT_SOURCE,
  readNominatorEvents,
  readPoolValidatorEvents,
} from "./load-pool-events";

const INTERACTIVE = { lane: "interactive" } as const;
/** Enough to include the round whose stake is not back yet. */
const ROUNDS = 4;

/** A nominator pool, for the top of its pages. One call, shared by all of them. */
export const loadPool = cache(async (network: string, address: Address): Promise<PoolReport> => {
  const answer = await gatewayOf(network).call(nominatorPool, { pool: address }, INTERACTIVE);
  if (answer.ok) return { profile: poolProfile(answer.value.value, address), problem: null };
  return { profile: null, problem: answer.error.kind === "not-found" ? null : answer.error };
});

interface LoadedOverview {
  readonly profile: PoolProfile;
  readonly overview: PoolOverview;
}

/**
 * What the first page of a pool shows below its top; null if there is no such pool. Two calls besides that of the
 * pool.
 */
export async function loadPoolOverview(network: string, pool: Address): Promise<LoadedOverview | null> {
  const { profile } = await loadPool(network, pool);
  if (profile === null) return null;
  const [events, cycles] = await Promise.all([
    readNominatorEvents(network, { pool, nominator: null }),
    gatewayOf(network).call(
      validatorCycles,
      { stake_holder_address: pool, return_validators: true, limit: ROUNDS },
      INTERACTIVE,
    ),
  ]);
  const rows = events.ok ? events.value.events : [];
  const isAll = events.ok && rows.length < EVENTS_READ;
  const overview = {
    payouts: payoutsOf({ rows, isAll }, null),
    isAll,
    unknownTypes: unknownTypes(rows, "nominator"),
    leaving: leavingNominators(rows),
    rounds: cycles.ok ? stakedRounds(cycles.value.value.cycles, pool) : [],
    problem: events.ok ? (cycles.ok ? null : cycles.error) : events.error,
  };
  return { profile, overview };
}

/** What a pool paid to both sides; null if there is no such pool. Two calls besides that of the pool. */
export async function loadPoolHistory(network: string, pool: Address): Promise<PoolHistory | null> {
  if ((await loadPool(network, pool)).profile === null) return null;
  const [nominators, validator] = await Promise.all([
    readNominatorEvents(network, { pool, nominator: null }),
    readPoolValidatorEvents(network, { pool, type: null }),
  ]);
  const ofNominators = nominators.ok ? nominators.value.events : [];
  const ofValidator = validator.ok ? validator.value.events : [];
  const isAll = {
    nominators: nominators.ok && ofNominators.length < EVENTS_READ,
    validator: validator.ok && ofValidator.length < EVENTS_READ,
  };
  return {
    payouts: payoutsOf(
      { rows: ofNominators, isAll: isAll.nominators },
      validator.ok ? { rows: ofValidator, isAll: isAll.validator } : null,
    ),
    isAll: isAll.nominators && isAll.validator,
    unknownTypes: [...unknownTypes(ofNominators, "nominator"), ...unknownTypes(ofValidator, "validator")],
    problem: !nominators.ok ? nominators.error : validator.ok ? null : validator.error,
  };
}

function unknownTypes(
  events: readonly { readonly type: string }[],
  of: "nominator" | "validator",
): readonly string[] {
  const types = events.map(({ type }) => type).filter((type) => stakingEventName(type, of) === null);
  return [...new Set(types)];
}

/** Null if there is no such pool. One call besides that of the pool. */
export async function openPoolEvents(
  network: PageNetwork,
  pool: Address,
  params: URLSearchParams,
): Promise<OpenedList<NominatorEventRow, NominatorEventsQuery> | null> {
  if ((await loadPool(network.id, pool)).profile === null) return null;
  const query = readNominatorEventsQuery(pool, params);
  return openList(NOMINATOR_EVENT_SOURCE, network, params, query);
}

/** A validator's earnings with a pool, and the other events of its stake there. */
export interface OpenedPoolValidator {
  readonly rewards: StakeRewards;
  readonly events: OpenedList<PoolValidatorEventRow, PoolValidatorEventsQuery>;
}

/** Null if there is no such pool. Two calls besides that of the pool. */
export async function openPoolValidator(
  network: PageNetwork,
  pool: Address,
  params: URLSearchParams,
): Promise<OpenedPoolValidator | null> {
  const { profile } = await loadPool(network.id, pool);
  if (profile === null) return null;
  const query = readPoolValidatorEventsQuery(pool, params);
  const [rewards, events] = await Promise.all([
    loadValidatorRewards(network.id, pool, profile.validator.address),
    openList(POOL_VALIDATOR_EVENT_SOURCE, network, params, query),
  ]);
  return { rewards, events };
}

async function loadValidatorRewards(
  network: string,
  pool: Address,
  validator: Address,
): Promise<StakeRewards> {
  const params = { pool, validator, limit: EVENTS_READ };
  const answer = await gatewayOf(network).call(poolValidatorRewards, params, INTERACTIVE);
  if (!answer.ok) return failedRewards(answer.error);
  const { rewards, total_on_page: total } = answer.value.value;
  return stakeRewards(
    rewards.map((reward) => ({ ...reward, stake: reward.balance_before })),
    total,
    rewards.length < EVENTS_READ,
  );
}
