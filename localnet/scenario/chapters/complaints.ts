import { coins, HOUR, type Act, type Chapter } from "../act";
import { cycleOf, type Cycle } from "../staking/cycles";
import { complaintAbout, vote } from "../staking/errands";
import type { OwnValidator, ValidatorName } from "../staking/cast";
import type { Town } from "../town";

interface Quarrel {
  readonly by: OwnValidator;
  readonly about: OwnValidator;
  readonly description: string;
  readonly voters: readonly ValidatorName[];
}

/** More than two thirds of the weight agree. */
const ACCEPTED: Quarrel = {
  by: "viktor",
  about: "zelda",
  description: "Missed a third of the blocks of the night",
  voters: ["boris", "yusuf", "xenia", "wanda", "leon", "viktor"],
};

const IGNORED: Quarrel = {
  by: "wanda",
  about: "boris",
  description: "Is always a moment late",
  voters: ["wanda", "petra"],
};

const COMPLAINT_FEE = coins(5);

/** About how somebody validated in the cycle before this one. */
function quarrel(
  town: Town,
  { startsAt }: Cycle,
  { by, about, description, voters }: Quarrel,
): readonly Act[] {
  const complaint = complaintAbout(town, about, { amount: COMPLAINT_FEE, description });
  return [
    { at: startsAt + 2 * HOUR, by, sends: [complaint], more: 1 },
    ...voters.map((voter) => ({
      at: startsAt + 3 * HOUR,
      by: voter,
      sends: [vote(town, voter)],
      more: 1,
    })),
  ];
}

export const complaints: Chapter = (town, span) => [
  ...quarrel(town, cycleOf(span, 3), ACCEPTED),
  ...quarrel(town, cycleOf(span, 5), IGNORED),
];
