import type { ReactNode } from "react";

interface FilterBarProps {
  /** What is in force: the form closes when that changes. */
  readonly inForce: string;
  readonly form: ReactNode;
  /** Chips: what is in force, each with the way out of it. */
  readonly children: ReactNode;
}

/** Above a list: the form for its filter, folded away, and what is in force. It needs no script. */
export function FilterBar({ inForce, form, children }: FilterBarProps) {
  return (
    <div className="flex flex-wrap items-start gap-2">
      <details key={inForce} className="open:w-full">
        <summary className="inline-block cursor-pointer rounded border border-edge bg-raised px-3 py-1 hover:border-muted">
          Filter
        </summary>
        {form}
      </details>
      {children}
    </div>
  );
}
