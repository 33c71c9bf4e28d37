import type { ReactNode } from "react";

interface RowLinkProps {
  readonly href: string;
  readonly title?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link for pages with hundreds of them: a plain `a`, because each `next/link` has state of its own.
 * `LinkFollower` navigates for all of them.
 */
export function RowLink({ children, ...attributes }: RowLinkProps) {
  return (
    <a data-row-link="" {...attributes}>
      {children}
    </a>
  );
}
