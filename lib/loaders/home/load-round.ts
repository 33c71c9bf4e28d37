import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { Round, RoundReport } from "../../domain/home/round-report";
import type { AnswerOf } from "../../toncenter/endpoint";
import type { ApiError } from "../../toncenter/error";
import { getConfigParam, type ConfigInfo } from "../../toncenter/v2/v2-config";
import { validatorCycles } from "../../toncenter/v3/v3-validators";
import { readValidatorSetHead } from "../../ton/block/validator-set";
import { FormatError } from "../../ton/value/format-error";

/** The next round can already be listed before the current one. */
const CYCLES = { limit: 3 } as const;
/** The configuration parameter with the current validators. */
const CONFIG = { config_id: 34 } as const;

type Cycles = AnswerOf<typeof validatorCycles>;

/** The validation round, from an index that has rounds, or else from a node. One or two calls. */
export async function loadRound(network: string): Promise<RoundReport> {
  const gateway = gatewayOf(network);
  const cycles = await gateway.call(validatorCycles, CYCLES, { lane: "panel" });
  const round = cycles.ok ? roundOf(cycles.value.value, Date.now()) : null;
  if (round !== null) return report(round, cycles.ok ? cycles.value.refreshError : null);
  const config = await gateway.call(getConfigParam, CONFIG, { lane: "panel" });
  if (!config.ok) return report(null, config.error);
  return report(readRound(config.value.value), config.value.refreshError);
}

/** The cached round; makes no calls. */
export function cachedRound(network: string): RoundReport | null {
  const gateway = gatewayOf(network);
  const cycles = gateway.held(validatorCycles, CYCLES);
  const round = cycles === null ? null : roundOf(cycles.value, Date.now());
  if (round !== null) return report(round, null);
  const config = gateway.held(getConfigParam, CONFIG);
  const read = config === null ? null : readRound(config.value);
  return read === null ? null : report(read, null);
}

function report(round: Round | null, problem: ApiError | null): RoundReport {
  return { round, problem, nowMs: Date.now() };
}

/** The current round; null if the index has none. */
function roundOf({ cycles }: Cycles, nowMs: number): Round | null {
  const now = nowMs / 1_000;
  const cycle = cycles.find(({ cycle_start, cycle_end }) => cycle_start <= now && now < cycle_end);
  if (cycle === undefined) return null;
  return { since: cycle.cycle_start, until: cycle.cycle_end, validators: cycle.total };
}

/** Null if the node's configuration has none. */
function readRound({ config }: ConfigInfo): Round | null {
  try {
    const { since, until, total } = readValidatorSetHead(config.bytes);
    return { since, until, validators: total };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return null;
  }
}
