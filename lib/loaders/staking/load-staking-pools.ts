import "server-only";
import { cache } from "react";
import { poolCandidates, stakingPoolRows } from "../../domain/staking/make-staking-pool-rows";
import { readStakingQuery } from "../../domain/staking/read-staking-query";
import { STAKING_POOLS, type StakingQuery } from "../../domain/staking/staking-pool-kind";
import type { StakingPoolRow } from "../../domain/staking/staking-pool-row";
import type { StakingSources } from "../../domain/staking/staking-sources";
import type { OpenedList } from "../../domain/list/opened-list";
import type { PageNetwork } from "../../domain/network/page-network";
import type { Lane } from "../../gateway/budget/lanes";
import { gatewayOf } from "../../gateway/gateways";
import { actions } from "../../toncenter/v3/v3-action";
import { accountStates } from "../../toncenter/v3/v3-account";
import { validatorCycles } from "../../toncenter/v3/v3-validators";
import { ALL_ACTION_TYPES } from "../action/all-action-types";
import { openList, type RowSource } from "../list/row-source";

/** A pool takes part in every second round, and the next one may be listed already. */
export const LATEST_ROUNDS = { limit: 3, return_validators: true } as const;
const DEPOSITS = { action_type: ["stake_deposit"], supported_action_types: ALL_ACTION_TYPES, limit: 200 };
/**
 * At most this many accounts are read: each state takes some 5 kB with its code, and all of them are read anew for a
 * page that nobody had open just before.
 */
const MOST_STATES = 100;

interface FoundPools {
  readonly rows: readonly StakingPoolRow[];
  readonly sources: StakingSources;
  readonly asOfMs: number;
}

/**
 * The service has no list of pools: these are the ones with stakes in the latest rounds, and the ones with the latest
 * deposits of nominators, with the states of their accounts. Three calls.
 */
const findPools = cache(async (network: string, lane: Lane): Promise<FoundPools> => {
  const gateway = gatewayOf(network);
  const [rounds, deposits] = await Promise.all([
    gateway.call(validatorCycles, LATEST_ROUNDS, { lane }),
    gateway.call(actions, DEPOSITS, { lane }),
  ]);
  const candidates = poolCandidates(
    rounds.ok ? rounds.value.value : null,
    deposits.ok ? deposits.value.value : null,
  );
  const address = candidates.slice(0, MOST_STATES).map((candidate) => candidate.address);
  const states =
    address.length === 0 ? null : await gateway.call(accountStates, { address, include_boc: true }, { lane });
  const book = {
    ...(deposits.ok ? deposits.value.value.address_book : {}),
    ...(rounds.ok ? rounds.value.value.address_book : {}),
  };
  return {
    rows: stakingPoolRows(candidates, states?.ok === true ? states.value.value : null, book),
    sources: {
      rounds: rounds.ok ? rounds.value.value.cycles.length : null,
      deposits: deposits.ok ? deposits.value.value.actions.length : null,
      most: MOST_STATES,
      unread: Math.max(0, candidates.length - MOST_STATES),
      problem: !rounds.ok
        ? rounds.error
        : !deposits.ok
          ? deposits.error
          : states?.ok === false
            ? states.error
            : null,
    },
    asOfMs: rounds.ok ? rounds.value.asOfMs : Date.now(),
  };
});

export const STAKING_POOL_SOURCE: RowSource<StakingPoolRow, StakingQuery> = {
  kind: STAKING_POOLS,
  readQuery: readStakingQuery,
  endpoint: { paging: null },
  load: async ({ id }, _query, { offset, limit }, lane) => {
    const { rows, sources, asOfMs } = await findPools(id, lane);
    const end = rows.length <= offset + limit;
    // Anything found is shown, whatever failed.
    const problem = rows.length === 0 ? sources.problem : null;
    return {
      rows: rows.slice(offset, offset + limit),
      end: end && problem === null,
      pin: null,
      problem,
      asOfMs,
    };
  },
};

export interface OpenedStaking {
  readonly list: OpenedList<StakingPoolRow, StakingQuery>;
  readonly sources: StakingSources;
}

/** The list, and the data that it is made from. */
export async function openStaking(network: PageNetwork, params: URLSearchParams): Promise<OpenedStaking> {
  const list = await openList(STAKING_POOL_SOURCE, network, params);
  const { sources } = await findPools(network.id, "interactive");
  return { list, sources };
}
