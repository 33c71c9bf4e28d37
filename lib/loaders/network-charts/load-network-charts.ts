import "server-only";
import { blockGroups, type BlockGroup } from "../../domain/network-charts/block-groups";
import type { Charted } from "../../domain/network-charts/charted";
import { feeSample, type FeeSample } from "../../domain/network-charts/fee-sample";
import { roundStakes, type RoundStake } from "../../domain/network-charts/round-stakes";
import { gatewayOf } from "../../gateway/gateways";
import { blocks } from "../../toncenter/v3/v3-block";
import { transactions } from "../../toncenter/v3/v3-transaction-lists";
import { validatorCycles } from "../../toncenter/v3/v3-validators";

/** Blocks of all chains in one answer of the maximum length. */
const BLOCKS = { sort: "desc", limit: 1_000 } as const;
const ROUNDS = { limit: 100 } as const;
const TRANSACTIONS = { sort: "desc", limit: 200 } as const;

/** Points from the newest blocks. One call. */
export async function loadBlockGroups(network: string): Promise<Charted<readonly BlockGroup[]>> {
  const answer = await gatewayOf(network).call(blocks, BLOCKS, { lane: "interactive" });
  if (!answer.ok) return { value: null, problem: answer.error };
  const { value, refreshError } = answer.value;
  const isAll = value.blocks.length < BLOCKS.limit;
  return { value: someOf(blockGroups(value.blocks, isAll)), problem: refreshError };
}

/** Points from the newest validation rounds. One call. */
export async function loadRoundStakes(network: string): Promise<Charted<readonly RoundStake[]>> {
  const answer = await gatewayOf(network).call(validatorCycles, ROUNDS, { lane: "interactive" });
  if (!answer.ok) return { value: null, problem: answer.error };
  return { value: someOf(roundStakes(answer.value.value.cycles)), problem: answer.value.refreshError };
}

/** The fees of the newest transactions. One call. */
export async function loadFeeSample(network: string): Promise<Charted<FeeSample>> {
  const answer = await gatewayOf(network).call(transactions, TRANSACTIONS, { lane: "interactive" });
  if (!answer.ok) return { value: null, problem: answer.error };
  return { value: feeSample(answer.value.value.transactions), problem: answer.value.refreshError };
}

function someOf<R>(rows: readonly R[]): readonly R[] | null {
  return rows.length === 0 ? null : rows;
}
