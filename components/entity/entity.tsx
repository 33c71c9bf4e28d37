import type { ReactNode } from "react";

interface EntityProps {
  /** The canonical id, the same for all spellings. */
  readonly id: string;
  readonly children: ReactNode;
  readonly copy?: ReactNode;
  /** Stays in one line. */
  readonly unbroken?: boolean;
}

/**
 * Wraps everything that refers to one thing on chain; `Highlighter` marks all references to the same one.
 * Children stay inline: flex items would be copied as separate lines.
 */
export function Entity({ id, children, copy, unbroken = false }: EntityProps) {
  const line = unbroken ? "whitespace-nowrap" : "";
  // Lists have hundreds of these, so one without a button is a single element.
  if (copy === undefined || copy === false)
    return (
      <span
        data-entity={id}
        className={`rounded outline-offset-1 data-highlighted:bg-highlight data-highlighted:outline data-highlighted:outline-dashed ${line}`}
      >
        {children}
      </span>
    );
  return (
    <span data-entity={id} className="group/entity">
      <span
        className={`rounded outline-offset-1 group-data-highlighted/entity:bg-highlight group-data-highlighted/entity:outline group-data-highlighted/entity:outline-dashed ${line}`}
      >
        {children}
      </span>
      {copy}
    </span>
  );
}
