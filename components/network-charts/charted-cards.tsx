import type { ReactNode } from "react";
import { ErrorNotice } from "@/components/error/error-notice";
import type { Charted } from "@/lib/domain/network-charts/charted";

interface ChartedCardsProps<T> {
  readonly charted: Charted<T>;
  /** Shown in place of charts without data. */
  readonly none: string;
  readonly children: (value: T) => ReactNode;
}

/** Charts in cards, one below the other, or why there are none. */
export function ChartedCards<T>({ charted: { value, problem }, none, children }: ChartedCardsProps<T>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {problem !== null && <ErrorNotice error={problem} />}
      {value !== null && children(value)}
      {value === null && problem === null && <p className="card text-muted">{none}</p>}
    </div>
  );
}
