"use client";

import { useState, useSyncExternalStore, type ReactNode } from "react";

interface DisclosureProps {
  /** What opens it. */
  readonly summary: ReactNode;
  /** Says more to those who do not see what it stands beside. */
  readonly label?: string;
  readonly children: () => ReactNode;
}

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * Something that is there on demand. It is drawn when it is opened, so that a long list stays light; where
 * there are no scripts it is in the page at once.
 */
export function Disclosure({ summary, label, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const isFromServer = useSyncExternalStore(never, no, yes);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="inline">
      <summary
        aria-label={label}
        className="inline cursor-pointer rounded px-1 text-xs text-muted underline decoration-dotted underline-offset-4 hover:text-text"
      >
        {summary}
      </summary>
      <div className="mt-1">
        {isOpen ? children() : isFromServer ? <noscript>{children()}</noscript> : null}
      </div>
    </details>
  );
}
