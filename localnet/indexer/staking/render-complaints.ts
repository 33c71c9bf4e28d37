import type { ComplaintData, ElectorData } from "../../contracts/elector-data";
import { integer, text } from "../../store/row-readers";
import type { Tables } from "../index-tables";
import { hashOf, holderOf, keyText } from "./elector-numbers";
import { bocOf } from "../stack-values";
import type { Hash } from "@/lib/ton/value/hash";
import { membersOf, type Member } from "./cycle-rows";

/** A v3 row without the accused validator, who is looked up when the row is read. */
export interface Complaint {
  readonly electionId: number;
  readonly hash: Hash;
  readonly pubkey: Hash;
  readonly createdAt: number;
  readonly rendered: object;
}

interface Voting {
  readonly members: readonly Member[];
  readonly totalWeight: bigint;
}

const ANY = {};

function votingOf(tables: Tables, column: "hash" | "election", value: string | number): Voting | null {
  const row = tables.database
    .statement(`SELECT since, json_extract(rendered, '$.total_weight') FROM cycle WHERE ${column} = ?`)
    .first(value);
  if (row === null) return null;
  return { members: membersOf(tables, integer(row, 0), ANY), totalWeight: BigInt(text(row, 1)) };
}

function renderVoter(index: number, voting: Voting | null) {
  const member = voting?.members.find(({ place }) => place === index);
  if (member === undefined) return { validator_index: index };
  return {
    validator_index: index,
    validator_pubkey: keyText(member.pubkey),
    adnl_addr: keyText(member.adnl),
    weight: String(member.weight),
  };
}

const THOUSANDTHS = 1_000;
const PERCENT = 100;

/** The voted part of the total weight in per cent, rounded to thousandths. */
function approvedPercent(required: bigint, remaining: bigint, total: bigint): number {
  if (total === 0n) return 0;
  const part = (Number(required) - Number(remaining)) / Number(total);
  return Math.round(part * PERCENT * THOUSANDTHS) / THOUSANDTHS;
}

function complaintOf(tables: Tables, electionId: number, hash: bigint, data: ComplaintData): Complaint {
  const voting =
    (data.setHash === 0n ? null : votingOf(tables, "hash", hashOf(data.setHash))) ??
    votingOf(tables, "election", electionId);
  const total = voting?.totalWeight ?? 0n;
  // More weight than this has to approve.
  const required = (total * 2n) / 3n;
  const remaining = data.voters.length === 0 ? required : data.weightRemaining;
  return {
    electionId,
    hash: hashOf(hash),
    pubkey: hashOf(data.accused),
    createdAt: data.createdAt,
    rendered: {
      description_boc: bocOf(data.description).toString("base64"),
      created_at: data.createdAt,
      severity: data.severity,
      reward_address: holderOf(data.rewardAddress),
      paid: String(data.paid),
      suggested_fine: String(data.suggestedFine),
      suggested_fine_part: data.suggestedFinePart,
      voted_validators: data.voters.map((index) => renderVoter(index, voting)),
      vset_id: Buffer.from(hashOf(data.setHash), "hex").toString("base64"),
      weight_remaining: String(remaining),
      approved_percent: approvedPercent(required, remaining, total),
      is_passed: data.weightRemaining < 0n,
    },
  };
}

export function complaintsIn({ past }: ElectorData, tables: Tables): readonly Complaint[] {
  return [...past].flatMap(([electionId, { complaints }]) =>
    [...complaints].map(([hash, data]) => complaintOf(tables, electionId, hash, data)),
  );
}
