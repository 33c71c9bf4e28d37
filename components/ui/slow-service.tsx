import type { ReactNode } from "react";

/** Wraps the skeleton of a part of a page that loads later. Browsers without scripts have to reload. */
export function SlowService({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className="mb-4 hidden max-w-prose text-warning noscript:block">
        Still loading. Reload the page to see the result.
      </p>
      {children}
    </div>
  );
}
