import "server-only";
import { cache } from "react";
import { roundInConfig } from "../../domain/validator/config-round";
import { currentOf, validationRound, type ValidationRound } from "../../domain/validator/validation-round";
import { NO_VALIDATION_ROUND } from "../../domain/validator/validator-problems";
import { NEWEST_COMPLAINTS, ROUND_SET } from "../../domain/validator/validator-row-kinds";
import { readRoundSetQuery } from "../../domain/validator/read-validator-queries";
import type { LoadedRound } from "../../domain/validator/validator-report";
import type { RoundSetQuery } from "../../domain/validator/validator-queries";
import type { SetMemberRow } from "../../domain/validator/validator-list-rows";
import { failedPage, type Page } from "../../domain/list/list-page";
import type { PageNetwork } from "../../domain/network/page-network";
import type { Lane } from "../../gateway/budget/lanes";
import { gatewayOf } from "../../gateway/gateways";
import { fail, ok, type Result } from "../../toncenter/error";
import { getConfigAll } from "../../toncenter/v2/v2-config";
import { validatorComplaints, validatorCycles } from "../../toncenter/v3/v3-validators";
import { FormatError } from "../../ton/value/format-error";
import { openRows, type RowSource, type RowsRequest } from "../list/row-source";

/** The next round can be listed before it begins. */
export const NEWEST_ROUNDS = { return_validators: true, sort: "desc", offset: 0, limit: 2 } as const;
/** Each includes its description, which can be a proof of many blocks. */
const COMPLAINTS = { sort: "desc", offset: 0, limit: NEWEST_COMPLAINTS } as const;

const nowSeconds = () => Math.floor(Date.now() / 1_000);

/** The current round with its validators. One call, or two if a node has to stand in for the index. */
export const loadCurrentRound = cache(async (network: string, lane: Lane): Promise<Result<LoadedRound>> => {
  const answer = await gatewayOf(network).call(validatorCycles, NEWEST_ROUNDS, { lane });
  if (answer.ok) {
    const { cycles, address_book: book } = answer.value.value;
    const cycle = currentOf(
      cycles,
      ({ cycle_start: since, cycle_end: until }) => ({ since, until }),
      nowSeconds(),
    );
    if (cycle !== null)
      return ok({
        round: validationRound(cycle, book),
        source: "index",
        problem: answer.value.refreshError,
      });
  }
  const problem = answer.ok ? NO_VALIDATION_ROUND : answer.error;
  const round = await roundAtNode(network, lane);
  return round === null ? fail(problem) : ok({ round, source: "node", problem });
});

async function roundAtNode(network: string, lane: Lane): Promise<ValidationRound | null> {
  const answer = await gatewayOf(network).call(getConfigAll, {}, { lane });
  if (!answer.ok) return null;
  try {
    return roundInConfig(answer.value.value.config.bytes);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return null;
  }
}

/** One round, by its start. One call. */
export const loadRoundAt = cache(
  async (network: string, since: number, lane: Lane): Promise<Result<LoadedRound>> => {
    const params = { cycle_start: since, return_validators: true, limit: 1 };
    const answer = await gatewayOf(network).call(validatorCycles, params, { lane });
    if (!answer.ok) return answer;
    const { cycles, address_book: book } = answer.value.value;
    const cycle = cycles[0];
    return cycle === undefined
      ? fail(NO_VALIDATION_ROUND)
      : ok({
          round: validationRound(cycle, book),
          source: "index",
          problem: answer.value.refreshError,
        });
  },
);

/** The validators of a round: all of them come in one answer, from which pages are cut. */
export const ROUND_SET_SOURCE: RowSource<SetMemberRow, RoundSetQuery> = {
  kind: ROUND_SET,
  readQuery: readRoundSetQuery,
  endpoint: validatorCycles,
  load: async ({ id }, { round }, request, lane) => {
    const [loaded, complaints] = await Promise.all([
      round === null ? loadCurrentRound(id, lane) : loadRoundAt(id, round, lane),
      round === null ? newestComplaints(id, lane) : null,
    ]);
    if (!loaded.ok) return failedPage(loaded.error);
    const { members } = loaded.value.round;
    return cutPage(
      complaints === null ? members : members.map((row) => withComplaints(row, complaints)),
      request,
    );
  },
};

/** By stake holder: keys are new in each round. Null if they could not be read. */
async function newestComplaints(network: string, lane: Lane): Promise<ReadonlyMap<string, number> | null> {
  const answer = await gatewayOf(network).call(validatorComplaints, COMPLAINTS, { lane });
  if (!answer.ok) return null;
  const counts = new Map<string, number>();
  for (const { stake_holder_address: holder } of answer.value.value.complaints)
    if (holder !== null) counts.set(holder, (counts.get(holder) ?? 0) + 1);
  return counts;
}

function withComplaints(row: SetMemberRow, counts: ReadonlyMap<string, number>): SetMemberRow {
  const known = row.holder === null ? 0 : (counts.get(row.holder.party.address) ?? 0);
  return { ...row, complaints: Math.max(row.complaints, known) };
}

/** A page of rows that were loaded as a whole. */
export function cutPage<R>(rows: readonly R[], { offset, limit }: RowsRequest): Page<R> {
  return {
    rows: rows.slice(offset, offset + limit),
    end: offset + limit >= rows.length,
    pin: null,
    problem: null,
    asOfMs: Date.now(),
  };
}

export function openRoundSet(network: PageNetwork, params: URLSearchParams, round: number | null) {
  return openRows(ROUND_SET_SOURCE, network, params, { round });
}
