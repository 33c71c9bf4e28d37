import "server-only";
import { cache } from "react";
import { roundRewards, type RoundReward } from "../../domain/validator/round-rewards";
import type { Lane } from "../../gateway/budget/lanes";
import { gatewayOf } from "../../gateway/gateways";
import { ELECTOR } from "../../ton/address/system-accounts";
import type { AnswerOf } from "../../toncenter/endpoint";
import { runGetMethod } from "../../toncenter/v2/v2-run-method";

const PAST_ELECTIONS = { address: ELECTOR, method: "past_elections", stack: [] };

/**
 * The earnings of rounds whose stakes the elector still holds, the newest first. One call, to the elector itself: the
 * index has no rewards of rounds. Empty if the elector does not report them.
 */
export const loadRoundRewards = cache(
  async (network: string, lane: Lane): Promise<readonly RoundReward[]> => {
    const answer = await gatewayOf(network).call(runGetMethod, PAST_ELECTIONS, { lane });
    return answer.ok ? rewardsIn(answer.value.value) : [];
  },
);

/** The same from memory; makes no call. */
export function heldRoundRewards(network: string): readonly RoundReward[] {
  const held = gatewayOf(network).held(runGetMethod, PAST_ELECTIONS);
  return held === null ? [] : rewardsIn(held.value);
}

function rewardsIn({ exit_code: code, stack }: AnswerOf<typeof runGetMethod>): readonly RoundReward[] {
  return code === 0 ? roundRewards(stack) : [];
}
