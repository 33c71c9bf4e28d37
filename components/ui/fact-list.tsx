import type { ReactNode } from "react";

interface FactsProps {
  /** Labels are short and stay beside their values: in half a page, or in a panel, also on narrow screens. */
  readonly narrow?: "card" | "panel" | undefined;
  readonly children: ReactNode;
}

const NARROW = {
  card: "max-sm:gap-y-3 sm:[&>div]:grid-cols-[6.5rem_minmax(0,1fr)]",
  panel: "[&>div]:grid-cols-[6rem_minmax(0,1fr)] [&>div]:gap-x-3",
};

/** Labels and values in two columns, stacked on narrow screens. */
export function Facts({ narrow, children }: FactsProps) {
  return (
    <dl className={`grid gap-y-2 ${narrow === undefined ? "max-sm:gap-y-3" : NARROW[narrow]}`}>{children}</dl>
  );
}

interface FactProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}

export function Fact({ name, children }: FactProps) {
  return (
    <div className="fact-row">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
