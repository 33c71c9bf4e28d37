"use client";

import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from "react";

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

/** Browsers take the end of an inner `noscript` for that of the outer one, so there is none in another. */
const InNoscript = createContext(false);

/**
 * Something that is there on demand. It is drawn when it is opened, so that a long list stays light; where
 * there are no scripts it is in the page at once.
 */
export function Disclosure({ summary, label, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const isFromServer = useSyncExternalStore(never, no, yes);
  const isInNoscript = useContext(InNoscript);
  return (
    <details
      // It can have been opened before this ran.
      ref={(element) => {
        if (element?.open === true) setOpen(true);
      }}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="inline"
    >
      <summary
        aria-label={label}
        className="inline cursor-pointer rounded px-1 text-xs text-muted underline decoration-dotted underline-offset-4 hover:text-text"
      >
        {summary}
      </summary>
      <div className="mt-1">
        {isOpen || isInNoscript ? (
          children()
        ) : isFromServer ? (
          <noscript>
            <InNoscript value>{children()}</InNoscript>
          </noscript>
        ) : null}
      </div>
    </details>
  );
}
