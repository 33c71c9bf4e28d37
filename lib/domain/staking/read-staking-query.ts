import { paramText } from "../filter/read-fields";
import { ok, type BadInput, type Result } from "../../toncenter/error";
import type { StakingQuery } from "./staking-pool-kind";

const LONGEST = 100;

export function readStakingQuery(params: URLSearchParams): Result<StakingQuery, BadInput> {
  return ok({ text: paramText(params, "q")?.slice(0, LONGEST) ?? null });
}
