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
 * Whether a name fits into one line everywhere: in a headline on the narrowest phone, too, even if all of its letters
 * are wide. Others may wrap, since a stranger's name must not make a page scroll sideways.
 */
export const isShortName = (name: string) => /^[a-z0-9.-]{0,12}$/.test(name);

/**
 * Wraps everything that refers to one thing on chain; `Highlighter` marks all references to the same one.
 * Children stay inline: flex items would be copied as separate lines.
 */
export function Entity({ id, children, copy, unbroken = false }: EntityProps) {
  const mention = unbroken ? "mention whitespace-nowrap" : "mention";
  // Lists have hundreds of these, so one without a button is a single element.
  if (copy === undefined || copy === false)
    return (
      <span data-entity={id} className={mention}>
        {children}
      </span>
    );
  return (
    <span data-entity={id}>
      <span className={mention}>{children}</span>
      {copy}
    </span>
  );
}
