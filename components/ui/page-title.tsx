import type { ReactNode } from "react";

interface PageTitleProps {
  /** At the end of the line: a note or a control. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The title line of a page without a hero. */
export function PageTitle({ aside, children }: PageTitleProps) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h1 className="text-2xl font-semibold tracking-tight">{children}</h1>
      {aside !== undefined && <div className="ms-auto text-muted">{aside}</div>}
    </div>
  );
}
