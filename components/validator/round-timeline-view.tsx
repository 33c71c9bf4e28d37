import { Time } from "@/components/entity/time/time";
import { Meter } from "@/components/ui/meter";
import { roundTimeline, type TimelineEntry, type TimelineStep } from "@/lib/domain/validator/round-timeline";
import type { ValidationRound } from "@/lib/domain/validator/validation-round";
import { shareText } from "@/lib/ton/value/share";

const NAMES: Readonly<Record<TimelineStep, string>> = {
  election: "Election",
  validation: "Validation",
  "next election": "Next election",
  hold: "Stakes held",
};

interface RoundTimelineViewProps {
  readonly round: ValidationRound;
  readonly nowMs: number;
}

/** The timeline of a round: when each part begins and ends, and how much of it is over. */
export function RoundTimelineView({ round, nowMs }: RoundTimelineViewProps) {
  return (
    <ol aria-label="Timeline of the round" className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      {roundTimeline(round, round.timing, nowMs / 1_000).map((entry) => (
        <li key={entry.step} className="min-w-0">
          <div className="mb-1 flex justify-between gap-2">
            <span className="font-medium">{NAMES[entry.step]}</span>
            <span className="text-muted">{statusText(entry)}</span>
          </div>
          <Meter share={entry.done} label={NAMES[entry.step]} />
          <dl className="mt-1.5 grid grid-cols-[2.5rem_minmax(0,1fr)] text-xs text-muted">
            <dt>From</dt>
            <dd>
              <Time atMs={entry.from * 1_000} detail />
            </dd>
            <dt>Until</dt>
            <dd>
              <Time atMs={entry.until * 1_000} detail />
            </dd>
          </dl>
        </li>
      ))}
    </ol>
  );
}

function statusText({ done }: TimelineEntry): string {
  if (done >= 1) return "Done";
  return done <= 0 ? "Not started" : shareText(Math.floor(done * 100) / 100);
}
