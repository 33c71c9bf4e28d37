const DIRECTIONS = {
  in: { label: "in", sign: "+", colorClass: "text-positive" },
  out: { label: "out", sign: "-", colorClass: "text-warning" },
  self: { label: "to itself", sign: "", colorClass: "text-muted" },
} as const;

export type AmountDirection = keyof typeof DIRECTIONS;

export function signOf(direction: AmountDirection | undefined): string {
  return direction === undefined ? "" : DIRECTIONS[direction].sign;
}

export function toneOf(direction: AmountDirection | undefined): string {
  return direction === undefined ? "" : DIRECTIONS[direction].colorClass;
}

/** The direction of an amount in a word, for screen readers; not copied. */
export function Direction({ direction }: { readonly direction: AmountDirection }) {
  return <span className="sr-only select-none">{DIRECTIONS[direction].label} </span>;
}
