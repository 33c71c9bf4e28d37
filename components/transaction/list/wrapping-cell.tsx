import type { ReactNode } from "react";

/** Long content breaks on wide screens, where the table has to fit. Narrow ones scroll sideways. */
export function WrappingCell({ children }: { readonly children: ReactNode }) {
  return <div className="lg:wrap-anywhere lg:whitespace-normal">{children}</div>;
}
