import type { ReactNode } from "react";

interface SectionProps {
  readonly title: string;
  /** The number of things that the title names. */
  readonly count?: ReactNode;
  /** At the end of the title's line: a note, or a link to the whole list. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A card with a title. */
export function Section({ title, count, aside, children }: SectionProps) {
  // Labelled by the title itself: ids from the server start over with each part of a page that loads later.
  return (
    <section aria-label={title} className="card">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-2">
        <div className="flex items-baseline gap-x-2">
          <h2 className="text-base font-semibold">{title}</h2>
          {count !== undefined && <span className="text-muted">{count}</span>}
        </div>
        {aside !== undefined && <span className="text-sm text-muted">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
