"use client";

import { createContext, useContext, useState, type ReactNode } from "react";
import { useHydrated } from "@/lib/browser/use-hydrated";

interface DisclosureProps {
  readonly summary: ReactNode;
  /** The accessible name, if the summary needs its context. */
  readonly label?: string;
  readonly children: () => ReactNode;
}

/** `noscript` cannot be nested: parsers close the outer one at the end of the inner one. */
const InNoscript = createContext(false);

/**
 * Content on demand. Rendered when it is opened, so that long lists stay light; without scripts it is in
 * the page from the start.
 */
export function Disclosure({ summary, label, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const isInNoscript = useContext(InNoscript);
  return (
    <details
      // The visitor may have opened it before hydration.
      ref={(element) => {
        if (element?.open === true) setOpen(true);
      }}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="inline"
    >
      <summary aria-label={label} className="disclosure-name">
        {summary}
      </summary>
      <div className="mt-1">
        {isOpen || isInNoscript ? (
          children()
        ) : isHydrated ? null : (
          <noscript>
            <InNoscript value>{children()}</InNoscript>
          </noscript>
        )}
      </div>
    </details>
  );
}
