import type { ReactNode } from "react";

interface MetricCardsProps {
  readonly label?: string;
  readonly children: ReactNode;
}

/** The key figures of a network, in two columns on phones too. */
export function MetricCards({ label = "Vitals of the network", children }: MetricCardsProps) {
  return (
    <section aria-label={label}>
      <dl className="grid h-full grid-cols-2 gap-px overflow-hidden rounded border border-line bg-line">
        {children}
      </dl>
    </section>
  );
}

interface MetricCardProps {
  readonly name: string;
  readonly value: ReactNode;
  /** The basis of the number. Always one line, so that updates do not change the layout. */
  readonly detail: ReactNode;
}

export function MetricCard({ name, value, detail }: MetricCardProps) {
  return (
    <div className="min-w-0 bg-raised px-3 py-2">
      <dt className="truncate text-xs text-muted">{name}</dt>
      <dd>
        <span className="block truncate text-base font-semibold">{value}</span>
        <span className="block min-h-4 truncate text-xs text-muted">{detail}</span>
      </dd>
    </div>
  );
}
