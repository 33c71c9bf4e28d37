import { coins, HOUR, type ScenarioEvent, type Chapter } from "../scenario-event";
import { cycleOf, type Cycle } from "../staking/validation-cycles";
import { complaintAbout, vote } from "../staking/staking-operations";
import type { OwnValidator, ValidatorName } from "../staking/staking-participants";
import type { Town } from "../town";

interface ComplaintPlan {
  readonly by: OwnValidator;
  readonly about: OwnValidator;
  readonly description: string;
  readonly voters: readonly ValidatorName[];
}

/** Voters with more than two thirds of the weight. */
const ACCEPTED_COMPLAINT: ComplaintPlan = {
  by: "viktor",
  about: "zelda",
  description: "Missed a third of the blocks of the night",
  voters: ["boris", "yusuf", "xenia", "wanda", "leon", "viktor"],
};

const IGNORED_COMPLAINT: ComplaintPlan = {
  by: "wanda",
  about: "boris",
  description: "Is always a moment late",
  voters: ["wanda", "petra"],
};

const COMPLAINT_FEE = coins(5);

/** A complaint about a validator's work in the previous cycle, and the votes for it. */
function complaintEvents(
  town: Town,
  { startsAt }: Cycle,
  { by, about, description, voters }: ComplaintPlan,
): readonly ScenarioEvent[] {
  const complaint = complaintAbout(town, about, { amount: COMPLAINT_FEE, description });
  return [
    { at: startsAt + 2 * HOUR, by, messages: [complaint], furtherTransactions: 1 },
    ...voters.map((voter) => ({
      at: startsAt + 3 * HOUR,
      by: voter,
      messages: [vote(town, voter)],
      furtherTransactions: 1,
    })),
  ];
}

export const complaints: Chapter = (town, span) => [
  ...complaintEvents(town, cycleOf(span, 3), ACCEPTED_COMPLAINT),
  ...complaintEvents(town, cycleOf(span, 5), IGNORED_COMPLAINT),
];
