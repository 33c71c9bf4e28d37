import type { ReactNode } from "react";
import { Fact, Facts } from "@/components/ui/fact-list";

/** A labelled value. Rows with null, unknown or not applicable, are left out. */
export type FactRow = readonly [name: string, value: ReactNode];

interface FactRowsProps {
  readonly rows: readonly FactRow[];
  readonly narrow?: "card" | "panel";
}

export function FactRows({ rows, narrow }: FactRowsProps) {
  const lines = rows.filter(([, value]) => value !== null);
  if (lines.length === 0) return <p className="text-muted">Unknown</p>;
  return (
    <Facts narrow={narrow}>
      {lines.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

/** Maps a value that is present; null stays null. */
export function ifPresent<T>(value: T | null, show: (value: T) => ReactNode): ReactNode {
  return value === null ? null : show(value);
}

export function yesNo(value: boolean | null): string | null {
  return value === null ? null : value ? "yes" : "no";
}
