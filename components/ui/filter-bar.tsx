import type { ReactNode } from "react";

interface FilterBarProps {
  /** The current filter: the form closes when it changes. */
  readonly inForce: string;
  readonly form: ReactNode;
  /** Chips of the current filter. */
  readonly children: ReactNode;
}

/** The collapsed form of a list's filter, with chips for the current one. Works without scripts. */
export function FilterBar({ inForce, form, children }: FilterBarProps) {
  return (
    <div className="flex flex-wrap items-start gap-2">
      <details key={inForce} className="open:w-full">
        <summary className="button">Filter</summary>
        {form}
      </details>
      {children}
    </div>
  );
}
