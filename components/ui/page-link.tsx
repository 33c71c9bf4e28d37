import type { ComponentProps } from "react";

interface PageLinkProps extends ComponentProps<"a"> {
  /** On this site. */
  readonly href: string;
  /** Replaces this page in the history. */
  readonly replace?: boolean;
  /** False keeps the scroll position. */
  readonly scroll?: boolean | undefined;
}

/**
 * A link to another page. It is a plain `a`: each `next/link` has its own state, and a page would have hundreds of
 * them. `LinkFollower` navigates for all of them.
 */
export function PageLink({ replace = false, scroll = true, children, ...attributes }: PageLinkProps) {
  return (
    <a
      data-link={replace ? "replace" : "push"}
      // Not an attribute without a value, which would be in the data of every page once for each link.
      {...(scroll ? {} : { "data-scroll": "keep" })}
      {...attributes}
    >
      {children}
    </a>
  );
}
