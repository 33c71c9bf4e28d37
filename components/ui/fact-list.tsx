import type { ReactNode } from "react";

/** Labels and values in two columns, stacked on narrow screens. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="divide-y divide-line border-y border-line">{children}</dl>;
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

export function Fact({ name, children }: FactProps) {
  return (
    <div className="grid gap-x-6 py-2 sm:grid-cols-[11rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
