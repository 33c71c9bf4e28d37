import type { Address } from "@/lib/ton/address/address";
import {
  validatorComplaints,
  validatorCycles,
  validatorElections,
  validatorEvents,
} from "@/lib/toncenter/v3/v3-validators";
import { listComplaints, type ComplaintRow } from "../../../indexer/staking/complaint-rows";
import { listCycles, membersOf, type Member, type CycleRow } from "../../../indexer/staking/cycle-rows";
import { keyText } from "../../../indexer/staking/elector-numbers";
import { candidatesOf, listElections, type CandidateRow } from "../../../indexer/staking/election-rows";
import { listValidatorEvents, type ValidatorFilter } from "../../../indexer/staking/validator-event-rows";
import type { Tables } from "../../../indexer/index-tables";
import { route, type Route } from "../v3-route";
import { boundsOf } from "../request/v3-ranges";
import { hashText } from "../render/v3-json-values";

interface ValidatorParams {
  readonly stake_holder_address?: Address | undefined;
  readonly adnl_address?: ValidatorFilter["adnl"];
  readonly validator_pubkey?: ValidatorFilter["pubkey"];
}

function validatorFilterOf({
  stake_holder_address: holder,
  adnl_address: adnl,
  validator_pubkey: pubkey,
}: ValidatorParams): ValidatorFilter {
  return { holder, adnl, pubkey };
}

function renderCandidate({ pubkey, stake, maxFactor, holder, adnl, place }: CandidateRow) {
  return {
    validator_pubkey: keyText(pubkey),
    ...(place === null ? {} : { validator_index: place }),
    stake: String(stake),
    max_factor: maxFactor,
    stake_holder_address: holder,
    adnl_addr: keyText(adnl),
  };
}

function renderComplaint({ cycle, election, hash, pubkey, adnl, holder, rendered }: ComplaintRow) {
  return {
    cycle_start: cycle ?? 0,
    election_id: election,
    complaint_hash: hashText(hash),
    validator_pubkey: keyText(pubkey),
    adnl_addr: adnl === null ? null : keyText(adnl),
    ...(holder === null ? {} : { stake_holder_address: holder }),
    ...rendered,
  };
}

function addressesOfComplaint({ holder, rewardAddress }: ComplaintRow): readonly Address[] {
  return holder === null ? [rewardAddress] : [holder, rewardAddress];
}

function renderValidator(
  { place, pubkey, adnl, weight, candidate }: Member,
  complaints: readonly ComplaintRow[],
) {
  return {
    validator_index: place,
    validator_pubkey: keyText(pubkey),
    adnl_addr: keyText(adnl),
    weight: String(weight),
    ...(candidate === null
      ? {}
      : {
          stake_holder_address: candidate.holder,
          stake: String(candidate.stake),
          max_factor: candidate.maxFactor,
        }),
    complaints: complaints.filter((complaint) => complaint.pubkey === pubkey).map(renderComplaint),
  };
}

const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "desc" } as const;

function renderCycle(tables: Tables, { since, election, rendered }: CycleRow, validator: ValidatorFilter) {
  const members = membersOf(tables, since, validator);
  const complaints = election === null ? [] : listComplaints(tables, { election, time: {} }, ALL);
  return {
    row: { ...rendered, validators: members.map((member) => renderValidator(member, complaints)) },
    addresses: [
      ...members.flatMap(({ candidate }) => (candidate === null ? [] : [candidate.holder])),
      ...complaints.flatMap(addressesOfComplaint),
    ],
  };
}

export const VALIDATORS: readonly Route[] = [
  route(validatorElections, ({ node: { index }, values, page, addressBookFor }) => {
    const { election_id: id, finished, start_utime: from, end_utime: to } = values;
    const validator = validatorFilterOf(values);
    const elections = listElections(index.tables, { id, finished, ids: { from, to }, ...validator }, page);
    if (values.return_participants !== true)
      return { elections: elections.map(({ rendered }) => rendered), ...addressBookFor([]) };
    const full = elections.map((election) => ({
      rendered: election.rendered,
      candidates: candidatesOf(index.tables, election.id, validator),
    }));
    return {
      elections: full.map(({ rendered, candidates }) => ({
        ...rendered,
        participants: candidates.map(renderCandidate),
      })),
      ...addressBookFor(full.flatMap(({ candidates }) => candidates.map(({ holder }) => holder))),
    };
  }),
  route(validatorCycles, ({ node: { index }, values, page, addressBookFor }) => {
    const { cycle_start: since, election_id: election, start_utime: from, end_utime: to } = values;
    const validator = validatorFilterOf(values);
    const cycles = listCycles(index.tables, { since, election, times: { from, to }, ...validator }, page);
    if (values.return_validators !== true)
      return { cycles: cycles.map(({ rendered }) => rendered), ...addressBookFor([]) };
    const full = cycles.map((cycle) => renderCycle(index.tables, cycle, validator));
    return {
      cycles: full.map(({ row }) => row),
      ...addressBookFor(full.flatMap(({ addresses }) => addresses)),
    };
  }),
  route(validatorComplaints, ({ node: { index }, values, page, addressBookFor }) => {
    const { cycle_start: cycle, election_id: election, start_utime: from, end_utime: to } = values;
    const filter = { cycle, election, time: { from, to }, ...validatorFilterOf(values) };
    const complaints = listComplaints(index.tables, filter, page);
    return {
      complaints: complaints.map(renderComplaint),
      ...addressBookFor(complaints.flatMap(addressesOfComplaint)),
    };
  }),
  route(validatorEvents, ({ node: { index }, values, page, addressBookFor }) => {
    const { type, start_utime: from, end_utime: to } = values;
    const events = listValidatorEvents(
      index.tables,
      { type, time: { from, to }, ...validatorFilterOf(values) },
      page,
    );
    return {
      ...boundsOf(values),
      events: events.map(({ rendered }) => rendered),
      ...addressBookFor(events.map(({ holder }) => holder)),
    };
  }),
];
