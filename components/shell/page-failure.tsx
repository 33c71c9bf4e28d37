import type { ReactNode } from "react";

/** An internal error. Failures of the service are values that pages render themselves. */
export function PageFailure({ children }: { readonly children: ReactNode }) {
  return (
    <div className="card mx-auto max-w-3xl">
      <h1 className="text-2xl font-semibold tracking-tight">Something went wrong</h1>
      {children}
    </div>
  );
}
