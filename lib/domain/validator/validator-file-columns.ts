import { exactAmount } from "../../ton/value/amount";
import type { ExportColumn } from "../export/export-column";
import { coinsText, partyText, timeText } from "../export/export-values";
import type { FileNetwork } from "../list/row-kind";
import type { ComplaintDescription } from "./complaint-description";
import type {
  ParticipantRow,
  RoundComplaintRow,
  RoundElectionRow,
  SetMemberRow,
  StakeEventRow,
  StakeHolder,
  ValidationRoundRow,
} from "./validator-list-rows";

const coins = (value: bigint | null | undefined) => (value == null ? null : coinsText(value));
const time = (seconds: number | null) => (seconds === null ? null : timeText(seconds));
const number = (value: bigint | null) => (value === null ? null : exactAmount(value, 0));

interface HolderColumns<R> {
  readonly holderOf: (row: R) => StakeHolder | null;
}

function holderColumns<R>(network: FileNetwork, { holderOf }: HolderColumns<R>): readonly ExportColumn<R>[] {
  return [
    {
      name: "holder",
      value: (row) => {
        const holder = holderOf(row);
        return holder === null ? null : partyText(holder.party, network);
      },
    },
    { name: "holder_name", value: (row) => holderOf(row)?.party.name ?? null },
    { name: "holder_kind", value: (row) => holderOf(row)?.kind ?? null },
  ];
}

interface Node {
  readonly publicKey: string | null;
  readonly adnl: string | null;
}

const nodeColumns: readonly ExportColumn<Node>[] = [
  { name: "public_key", value: ({ publicKey }) => publicKey },
  { name: "adnl", value: ({ adnl }) => adnl },
];

export function setMemberFileColumns(network: FileNetwork): readonly ExportColumn<SetMemberRow>[] {
  return [
    { name: "rank", value: ({ rank }) => rank },
    ...holderColumns<SetMemberRow>(network, { holderOf: ({ holder }) => holder }),
    ...nodeColumns,
    { name: "masterchain", value: ({ isMain }) => isMain },
    { name: "stake", value: ({ stake }) => coins(stake) },
    { name: "weight", value: ({ weight }) => number(weight) },
    { name: "share", value: ({ share }) => share },
    { name: "max_factor", value: ({ maxFactor }) => maxFactor },
    { name: "complaints", value: ({ complaints }) => complaints },
  ];
}

export function participantFileColumns(network: FileNetwork): readonly ExportColumn<ParticipantRow>[] {
  return [
    { name: "rank", value: ({ rank }) => rank },
    ...holderColumns<ParticipantRow>(network, { holderOf: ({ holder }) => holder }),
    ...nodeColumns,
    { name: "stake", value: ({ stake }) => coins(stake) },
    { name: "share", value: ({ share }) => share },
    { name: "max_factor", value: ({ maxFactor }) => maxFactor },
    { name: "elected", value: ({ isElected }) => isElected },
  ];
}

export function roundFileColumns(): readonly ExportColumn<ValidationRoundRow>[] {
  return [
    { name: "start", value: ({ since }) => timeText(since) },
    { name: "end", value: ({ until }) => timeText(until) },
    { name: "phase", value: ({ phase }) => phase },
    { name: "validators", value: ({ validators }) => validators },
    { name: "masterchain_validators", value: ({ main }) => main },
    { name: "total_stake", value: ({ stake }) => coins(stake) },
    { name: "min_stake", value: ({ minStake }) => coins(minStake) },
    { name: "max_stake", value: ({ maxStake }) => coins(maxStake) },
  ];
}

export function ownRoundFileColumns(): readonly ExportColumn<ValidationRoundRow>[] {
  return [
    ...roundFileColumns(),
    { name: "rank", value: ({ own }) => own?.rank ?? null },
    { name: "public_key", value: ({ own }) => own?.publicKey ?? null },
    { name: "stake", value: ({ own }) => coins(own?.stake) },
    { name: "share", value: ({ own }) => own?.share ?? null },
    { name: "max_factor", value: ({ own }) => own?.maxFactor ?? null },
    { name: "reward", value: ({ own }) => coins(own?.reward) },
    { name: "complaints", value: ({ own }) => own?.complaints ?? null },
    { name: "passed_complaints", value: ({ own }) => own?.passedComplaints ?? null },
  ];
}

export function electionFileColumns(): readonly ExportColumn<RoundElectionRow>[] {
  return [
    { name: "election", value: ({ id }) => id },
    { name: "round_start", value: ({ id }) => timeText(id) },
    { name: "closes", value: ({ closesAt }) => time(closesAt) },
    { name: "state", value: ({ state }) => state },
    { name: "participants", value: ({ participants }) => participants },
    { name: "total_stake", value: ({ stake }) => coins(stake) },
    { name: "min_stake", value: ({ minStake }) => coins(minStake) },
  ];
}

export function complaintFileColumns(network: FileNetwork): readonly ExportColumn<RoundComplaintRow>[] {
  return [
    { name: "complaint", value: ({ hash }) => hash },
    { name: "time", value: ({ at }) => time(at) },
    { name: "round_start", value: ({ round }) => time(round) },
    ...holderColumns<RoundComplaintRow>(network, { holderOf: ({ holder }) => holder }),
    { name: "public_key", value: ({ publicKey }) => publicKey },
    { name: "description", value: ({ description }) => complaintText(description) },
    { name: "severity", value: ({ severity }) => severity },
    { name: "fine", value: ({ fine }) => coins(fine) },
    { name: "fine_part_of_stake", value: ({ finePart }) => finePart },
    { name: "votes", value: ({ votes }) => votes },
    { name: "approved", value: ({ approved }) => approved },
    { name: "passed", value: ({ isPassed }) => isPassed },
    {
      name: "reporter",
      value: ({ reporter }) => (reporter === null ? null : partyText(reporter, network)),
    },
    { name: "paid", value: ({ paid }) => coins(paid) },
  ];
}

function complaintText(description: ComplaintDescription): string | null {
  if (description.is === "text") return description.text;
  if (description.is === "unknown") return null;
  const { from, until } = description;
  return `missed blocks from ${time(from) ?? "an unknown time"} to ${time(until) ?? "an unknown time"}`;
}

export function stakeEventFileColumns(network: FileNetwork): readonly ExportColumn<StakeEventRow>[] {
  return [
    { name: "transaction", value: ({ transaction }) => transaction },
    { name: "time", value: ({ at }) => timeText(at) },
    { name: "lt", value: ({ lt }) => lt },
    { name: "type", value: ({ typeName }) => typeName },
    ...holderColumns<StakeEventRow>(network, { holderOf: ({ holder }) => holder }),
    ...nodeColumns,
    { name: "election", value: ({ election }) => election },
    { name: "amount", value: ({ amount }) => coins(amount) },
    { name: "reason", value: ({ reason }) => reason },
  ];
}
