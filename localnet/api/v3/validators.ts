import type { Address } from "@/lib/ton/address/address";
import {
  validatorComplaints,
  validatorCycles,
  validatorElections,
  validatorEvents,
} from "@/lib/toncenter/v3/validators";
import { listComplaints, type ToldComplaint } from "../../indexer/staking/complaint-rows";
import { listCycles, membersOf, type Member, type ToldCycle } from "../../indexer/staking/cycle-rows";
import { keyText } from "../../indexer/staking/digits";
import { candidatesOf, listElections, type Candidate } from "../../indexer/staking/election-rows";
import { listValidatorEvents, type Who } from "../../indexer/staking/validator-event-rows";
import type { Tables } from "../../indexer/tables";
import { operation, type Operation } from "./operation";
import { boundsOf } from "./ranges";
import { hashText } from "./values";

interface AskedFor {
  readonly stake_holder_address?: Address | undefined;
  readonly adnl_address?: Who["adnl"];
  readonly validator_pubkey?: Who["pubkey"];
}

function whoIn({
  stake_holder_address: holder,
  adnl_address: adnl,
  validator_pubkey: pubkey,
}: AskedFor): Who {
  return { holder, adnl, pubkey };
}

function candidateRow({ pubkey, stake, maxFactor, holder, adnl, place }: Candidate) {
  return {
    validator_pubkey: keyText(pubkey),
    ...(place === null ? {} : { validator_index: place }),
    stake: String(stake),
    max_factor: maxFactor,
    stake_holder_address: holder,
    adnl_addr: keyText(adnl),
  };
}

function complaintRow({ cycle, election, hash, pubkey, adnl, holder, told }: ToldComplaint) {
  return {
    cycle_start: cycle ?? 0,
    election_id: election,
    complaint_hash: hashText(hash),
    validator_pubkey: keyText(pubkey),
    adnl_addr: adnl === null ? null : keyText(adnl),
    ...(holder === null ? {} : { stake_holder_address: holder }),
    ...told,
  };
}

function namesIn({ holder, rewardAddress }: ToldComplaint): readonly Address[] {
  return holder === null ? [rewardAddress] : [holder, rewardAddress];
}

function memberRow({ place, pubkey, adnl, weight, candidate }: Member, complaints: readonly ToldComplaint[]) {
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
    complaints: complaints.filter((complaint) => complaint.pubkey === pubkey).map(complaintRow),
  };
}

const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "desc" } as const;

function fullCycle(tables: Tables, { since, election, told }: ToldCycle, who: Who) {
  const members = membersOf(tables, since, who);
  const complaints = election === null ? [] : listComplaints(tables, { election, time: {} }, ALL);
  return {
    row: { ...told, validators: members.map((member) => memberRow(member, complaints)) },
    names: [
      ...members.flatMap(({ candidate }) => (candidate === null ? [] : [candidate.holder])),
      ...complaints.flatMap(namesIn),
    ],
  };
}

export const VALIDATORS: readonly Operation[] = [
  operation(validatorElections, ({ node: { index }, values, page, named }) => {
    const { election_id: id, finished, start_utime: from, end_utime: to } = values;
    const who = whoIn(values);
    const elections = listElections(index.tables, { id, finished, ids: { from, to }, ...who }, page);
    if (values.return_participants !== true)
      return { elections: elections.map(({ told }) => told), ...named([]) };
    const full = elections.map((election) => ({
      told: election.told,
      candidates: candidatesOf(index.tables, election.id, who),
    }));
    return {
      elections: full.map(({ told, candidates }) => ({
        ...told,
        participants: candidates.map(candidateRow),
      })),
      ...named(full.flatMap(({ candidates }) => candidates.map(({ holder }) => holder))),
    };
  }),
  operation(validatorCycles, ({ node: { index }, values, page, named }) => {
    const { cycle_start: since, election_id: election, start_utime: from, end_utime: to } = values;
    const who = whoIn(values);
    const cycles = listCycles(index.tables, { since, election, times: { from, to }, ...who }, page);
    if (values.return_validators !== true) return { cycles: cycles.map(({ told }) => told), ...named([]) };
    const full = cycles.map((cycle) => fullCycle(index.tables, cycle, who));
    return { cycles: full.map(({ row }) => row), ...named(full.flatMap(({ names }) => names)) };
  }),
  operation(validatorComplaints, ({ node: { index }, values, page, named }) => {
    const { cycle_start: cycle, election_id: election, start_utime: from, end_utime: to } = values;
    const filter = { cycle, election, time: { from, to }, ...whoIn(values) };
    const complaints = listComplaints(index.tables, filter, page);
    return { complaints: complaints.map(complaintRow), ...named(complaints.flatMap(namesIn)) };
  }),
  operation(validatorEvents, ({ node: { index }, values, page, named }) => {
    const { type, start_utime: from, end_utime: to } = values;
    const events = listValidatorEvents(index.tables, { type, time: { from, to }, ...whoIn(values) }, page);
    return {
      ...boundsOf(values),
      events: events.map(({ told }) => told),
      ...named(events.map(({ holder }) => holder)),
    };
  }),
];
