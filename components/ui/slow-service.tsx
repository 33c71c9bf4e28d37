import type { ReactNode } from "react";

/** Around the skeleton of a part of a page that comes later. Browsers without scripts have to ask once more. */
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
