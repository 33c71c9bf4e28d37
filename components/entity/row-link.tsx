import type { ReactNode } from "react";

interface RowLinkProps {
  readonly href: string;
  readonly title?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link of which a page has hundreds, so it is nothing but one: Next's own is a component with state of its own
 * each time. `LinkFollower` opens it as Next would, once, for all of them.
 */
export function RowLink({ children, ...attributes }: RowLinkProps) {
  return (
    <a data-row-link="" {...attributes}>
      {children}
    </a>
  );
}
