import type { ReactNode } from "react";

/** Labels and values in two columns, stacked on narrow screens. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="grid gap-y-2 max-sm:gap-y-3">{children}</dl>;
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

export function Fact({ name, children }: FactProps) {
  return (
    <div className="grid gap-x-5 sm:grid-cols-[minmax(8rem,11rem)_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
