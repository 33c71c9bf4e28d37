import type { ReactNode } from "react";

interface OutsideLinkProps {
  /** A fixed address of ours, never one that the chain names. */
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to another site: it opens in a new tab, and the site gets no referrer. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="underline">
      {children} <span aria-hidden="true">↗</span>
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
