import type { ReactNode } from "react";

/**
 * Content of a cell that may be long: a wide screen's table has to fit, so it breaks there. A narrow one's
 * is scrolled sideways.
 */
export function WrappingCell({ children }: { readonly children: ReactNode }) {
  return <div className="lg:wrap-anywhere lg:whitespace-normal">{children}</div>;
}
