import { PageLink } from "@/components/ui/page-link";

interface TimeStepsProps {
  /** The latest time of listed blocks; null for now. */
  readonly until: number | null;
  readonly nowMs: number;
  readonly hrefOf: (seconds: number) => string;
}

const HOUR = 3_600;
const DAY = 24 * HOUR;

const BACK = [
  { name: "Yesterday", days: 1 },
  { name: "A week ago", days: 7 },
  { name: "A month ago", days: 30 },
] as const;

const STEPS = [
  { name: "− 1 day", label: "One day earlier", seconds: -DAY },
  { name: "− 1 h", label: "One hour earlier", seconds: -HOUR },
  { name: "+ 1 h", label: "One hour later", seconds: HOUR },
  { name: "+ 1 day", label: "One day later", seconds: DAY },
] as const;

const LINK = "button text-sm whitespace-nowrap";

/** Links to recent dates, and from a date to those around it. */
export function TimeSteps({ until, nowMs, hrefOf }: TimeStepsProps) {
  if (until === null) {
    const today = Math.floor(nowMs / 1_000 / DAY) * DAY;
    return (
      <nav aria-label="Dates" className="flex flex-wrap gap-2">
        {BACK.map(({ name, days }) => (
          // Until 23:59, so that the list begins with the last block of the day.
          <PageLink key={name} href={hrefOf(today - (days - 1) * DAY - 60)} className={LINK}>
            {name}
          </PageLink>
        ))}
      </nav>
    );
  }
  return (
    <nav aria-label="Shift date" className="flex flex-wrap gap-2">
      {STEPS.filter(({ seconds }) => (until + seconds) * 1_000 <= nowMs).map(({ name, label, seconds }) => (
        <PageLink key={name} href={hrefOf(until + seconds)} aria-label={label} className={LINK}>
          {name}
        </PageLink>
      ))}
    </nav>
  );
}
