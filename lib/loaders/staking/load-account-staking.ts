import "server-only";
import { cache } from "react";
import type { OpenedList } from "../../domain/list/opened-list";
import type { PageNetwork } from "../../domain/network/page-network";
import {
  failedRewards,
  nominatorPositions,
  stakeRewards,
  type NominatorPositions,
  type StakeRewards,
} from "../../domain/staking/nominator-positions";
import type { NominatorEventsQuery } from "../../domain/staking/pool-event-queries";
import type { NominatorEventRow } from "../../domain/staking/pool-event-rows";
import { readChosenPool } from "../../domain/staking/read-chosen-pool";
import { readNominatorEventsQuery } from "../../domain/staking/read-pool-event-queries";
import { gatewayOf } from "../../gateway/gateways";
import type { Address } from "../../ton/address/address";
import { ok, type ApiError, type Result } from "../../toncenter/error";
import { nominatorPools, nominatorRewards } from "../../toncenter/v3/v3-staking";
import { openList } from "../list/row-source";
import { EVENTS_READ } from "./load-events-by-time";
import { NOMINATOR_EVENT_SOURCE } from "./load-pool-events";

const INTERACTIVE = { lane: "interactive" } as const;

/** A nominator's positions in pools. One call. */
const loadPositions = cache((network: string, nominator: Address) =>
  gatewayOf(network).call(nominatorPools, { nominator }, INTERACTIVE),
);

async function positionsOf(
  network: string,
  nominator: Address,
  params: URLSearchParams,
): Promise<Result<NominatorPositions>> {
  const pool = readChosenPool(params);
  if (!pool.ok) return pool;
  const answer = await loadPositions(network, nominator);
  if (!answer.ok) return answer;
  const { nominator_pools: rows, address_book: book } = answer.value.value;
  return ok(nominatorPositions(rows, book, pool.value));
}

/** A tab of an account's pools: its positions, and one part of the chosen one. */
export interface AccountStakingPart<P> {
  readonly positions: Result<NominatorPositions>;
  /** Null if no pool is chosen. */
  readonly part: P | null;
}

export function accountStakingProblem({ positions }: AccountStakingPart<unknown>): ApiError | null {
  return positions.ok ? null : positions.error;
}

/** Positions, and the rewards of the chosen one. Two calls. */
export async function loadAccountRewards(
  network: string,
  nominator: Address,
  params: URLSearchParams,
): Promise<AccountStakingPart<StakeRewards>> {
  const positions = await positionsOf(network, nominator, params);
  const chosen = positions.ok ? positions.value.chosen : null;
  if (chosen === null) return { positions, part: null };
  const query = { nominator, pool: chosen.address, limit: EVENTS_READ };
  const answer = await gatewayOf(network).call(nominatorRewards, query, INTERACTIVE);
  if (!answer.ok) return { positions, part: failedRewards(answer.error) };
  const { rewards, total_on_page: total } = answer.value.value;
  const rows = rewards.map((reward) => ({ ...reward, stake: reward.stake_before }));
  return { positions, part: stakeRewards(rows, total, rewards.length < EVENTS_READ) };
}

/** Positions, and the events of the chosen one. Two calls. */
export async function openAccountPoolEvents(
  network: PageNetwork,
  nominator: Address,
  params: URLSearchParams,
): Promise<AccountStakingPart<OpenedList<NominatorEventRow, NominatorEventsQuery>>> {
  const positions = await positionsOf(network.id, nominator, params);
  const chosen = positions.ok ? positions.value.chosen : null;
  if (chosen === null) return { positions, part: null };
  const read = readNominatorEventsQuery(chosen.address, params);
  const query = read.ok ? ok({ ...read.value, nominator }) : read;
  return { positions, part: await openList(NOMINATOR_EVENT_SOURCE, network, params, query) };
}
