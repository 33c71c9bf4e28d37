import type { ReactNode } from "react";

interface EntityProps {
  /** The canonical form: the same for every spelling of the same thing. */
  readonly id: string;
  readonly children: ReactNode;
  /** A button to copy it. */
  readonly copy?: ReactNode;
}

/**
 * Around everything that names one thing on chain. A `Highlighter` marks all those that name the same.
 * Its parts stay in the line: those of a flex box would be copied as lines of their own.
 */
export function Entity({ id, children, copy }: EntityProps) {
  return (
    <span data-entity={id} className="group/entity">
      <span className="rounded outline-offset-1 group-data-highlighted/entity:bg-highlight group-data-highlighted/entity:outline group-data-highlighted/entity:outline-dashed">
        {children}
      </span>
      {copy}
    </span>
  );
}
