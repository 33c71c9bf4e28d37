import { ListedRowsView } from "@/components/list/listed-rows-view";
import { Meter } from "@/components/ui/meter";
import type { ListedRows } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { fewestWith, stakePoints } from "@/lib/domain/validator/stake-concentration";
import type { SetMemberRow } from "@/lib/domain/validator/validator-list-rows";
import type { RoundSetQuery } from "@/lib/domain/validator/validator-queries";
import { NEWEST_COMPLAINTS, ROUND_SET } from "@/lib/domain/validator/validator-row-kinds";
import { counted } from "@/lib/text/counted";
import { shareText } from "@/lib/ton/value/share";
import { RoundSetList } from "./round-set-list";

interface RoundSetViewProps {
  readonly network: PageNetwork;
  /** All of them, for the combined share of the largest. */
  readonly members: readonly SetMemberRow[];
  readonly opened: ListedRows<SetMemberRow, RoundSetQuery>;
}

/** The validators of a round, and the smallest number of them with more than a third or two thirds of the weight. */
export function RoundSetView({ network, members, opened }: RoundSetViewProps) {
  return (
    <>
      <ListedRowsView
        network={network}
        kind={ROUND_SET}
        list={RoundSetList}
        opened={opened}
        filters={<WeightThresholds members={members} />}
      />
      {opened.query.round === null && (
        <p className="mt-3 text-sm text-muted">
          Complaints: counted among the latest {NEWEST_COMPLAINTS} of all rounds, by stake holder.
        </p>
      )}
    </>
  );
}

const THRESHOLDS = [
  { part: 1 / 3, name: "More than 1/3 of weight" },
  { part: 2 / 3, name: "More than 2/3 of weight" },
] as const;

function WeightThresholds({ members }: Pick<RoundSetViewProps, "members">) {
  const points = stakePoints(members);
  const [first] = points;
  if (first === undefined) return null;
  return (
    <ul aria-label="Concentration" className="mb-2 grid gap-x-8 gap-y-3 sm:grid-cols-3">
      <li>
        <Threshold name="Largest validator" value={shareText(first.share)} share={first.share} />
      </li>
      {THRESHOLDS.map(({ part, name }) => {
        const fewest = fewestWith(points, part);
        return (
          fewest !== null && (
            <li key={name}>
              <Threshold name={name} value={counted(fewest, "validator")} share={fewest / points.length} />
            </li>
          )
        );
      })}
    </ul>
  );
}

interface ThresholdProps {
  readonly name: string;
  readonly value: string;
  readonly share: number;
}

function Threshold({ name, value, share }: ThresholdProps) {
  return (
    <>
      <div className="mb-1 flex justify-between gap-2">
        <span className="text-muted">{name}</span>
        <span className="font-semibold">{value}</span>
      </div>
      <Meter share={share} label={name} />
    </>
  );
}
