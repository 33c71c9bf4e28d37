import type { ReactNode } from "react";

interface SectionProps {
  readonly title: string;
  /** How many there are of what the title names. */
  readonly count?: ReactNode;
  /** At the end of the title's line: a note, or a link to all of it. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A card with a title. */
export function Section({ title, count, aside, children }: SectionProps) {
  // Named by the title itself: ids that the server makes begin anew with each part of a page that is loaded later.
  return (
    <section aria-label={title} className="card">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-2">
        <h2 className="text-base font-semibold">{title}</h2>
        {count !== undefined && <span className="text-muted">{count}</span>}
        {aside !== undefined && <span className="ms-auto text-sm text-muted">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
