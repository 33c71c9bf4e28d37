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
  // A list has hundreds of them: what nothing stands beside is one element, not two.
  if (copy === undefined || copy === false)
    return (
      <span
        data-entity={id}
        className="rounded outline-offset-1 data-highlighted:bg-highlight data-highlighted:outline data-highlighted:outline-dashed"
      >
        {children}
      </span>
    );
  return (
    <span data-entity={id} className="group/entity">
      <span className="rounded outline-offset-1 group-data-highlighted/entity:bg-highlight group-data-highlighted/entity:outline group-data-highlighted/entity:outline-dashed">
        {children}
      </span>
      {copy}
    </span>
  );
}
