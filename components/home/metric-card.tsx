import type { ReactNode } from "react";

interface MetricCardsProps {
  readonly label?: string;
  readonly children: ReactNode;
}

/** The key figures of a network, in two columns on phones too. */
export function MetricCards({ label = "Vitals of the network", children }: MetricCardsProps) {
  return (
    <section aria-label={label}>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">{children}</dl>
    </section>
  );
}

interface MetricCardProps {
  readonly name: ReactNode;
  readonly value: ReactNode;
  /** The basis of the number. Always one line, so that updates do not change the layout. */
  readonly detail: ReactNode;
  /** Below the detail. */
  readonly meter?: ReactNode;
}

export function MetricCard({ name, value, detail, meter }: MetricCardProps) {
  return (
    <div className="card min-h-29.5 sm:min-h-31.5">
      <dt className="text-muted">{name}</dt>
      <dd>
        <span className="block truncate text-xl font-semibold tracking-tight sm:text-2xl">{value}</span>
        <span className="block min-h-4 truncate text-xs text-muted">{detail}</span>
        {meter !== undefined && <span className="mt-2.5 block">{meter}</span>}
      </dd>
    </div>
  );
}
