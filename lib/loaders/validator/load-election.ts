import "server-only";
import { cache } from "react";
import { participantRow, roundElectionRow } from "../../domain/validator/make-validator-rows";
import { NO_ELECTION } from "../../domain/validator/validator-problems";
import { readParticipantsQuery } from "../../domain/validator/read-validator-queries";
import type { ParticipantRow } from "../../domain/validator/validator-list-rows";
import type { ParticipantsQuery } from "../../domain/validator/validator-queries";
import type { LoadedElection } from "../../domain/validator/validator-report";
import { PARTICIPANTS } from "../../domain/validator/validator-row-kinds";
import { failedPage } from "../../domain/list/list-page";
import type { PageNetwork } from "../../domain/network/page-network";
import type { Lane } from "../../gateway/budget/lanes";
import { gatewayOf } from "../../gateway/gateways";
import { fail, ok, type Result } from "../../toncenter/error";
import { validatorElections } from "../../toncenter/v3/v3-validators";
import { openRows, type RowSource } from "../list/row-source";
import { cutPage } from "./load-validation-round";

/** An election with its participants: one by its id, or the newest. One call. */
export const loadElection = cache(
  async (network: string, id: number | null, lane: Lane): Promise<Result<LoadedElection>> => {
    const which = id === null ? { sort: "desc" as const } : { election_id: id };
    const params = { ...which, return_participants: true, limit: 1 };
    const answer = await gatewayOf(network).call(validatorElections, params, { lane });
    if (!answer.ok) return answer;
    const { elections, address_book: book } = answer.value.value;
    const election = elections[0];
    if (election === undefined) return fail(NO_ELECTION);
    const now = Math.floor(Date.now() / 1_000);
    return ok({
      election: roundElectionRow(election, now),
      isPast: election.election_id <= now,
      participants: (election.participants ?? [])
        .toSorted((one, other) => (one.stake > other.stake ? -1 : one.stake < other.stake ? 1 : 0))
        .map((participant, index) => participantRow(participant, index + 1, election, book)),
    });
  },
);

/** The participants of an election: all of them come in one answer, from which pages are cut. */
export const PARTICIPANT_SOURCE: RowSource<ParticipantRow, ParticipantsQuery> = {
  kind: PARTICIPANTS,
  readQuery: readParticipantsQuery,
  endpoint: validatorElections,
  load: async ({ id }, { election }, request, lane) => {
    const loaded = await loadElection(id, election, lane);
    return loaded.ok ? cutPage(loaded.value.participants, request) : failedPage(loaded.error);
  },
};

/** The participants of an election that has been loaded, without another call. */
export async function openElection(network: PageNetwork, params: URLSearchParams, id: number | null) {
  const loaded = await loadElection(network.id, id, "interactive");
  if (!loaded.ok) return loaded;
  const { id: election, stake, state } = loaded.value.election;
  const query = { election, stake, state };
  const known: RowSource<ParticipantRow, ParticipantsQuery> = {
    ...PARTICIPANT_SOURCE,
    load: async (_network, _query, request) => cutPage(loaded.value.participants, request),
  };
  return ok({ ...loaded.value, list: await openRows(known, network, params, query) });
}
