import { InIcon, OutIcon, SelfIcon } from "../ui/icons";

const DIRECTIONS = {
  in: { label: "in", sign: "+", colorClass: "text-positive", icon: <InIcon /> },
  out: { label: "out", sign: "-", colorClass: "text-warning", icon: <OutIcon /> },
  self: { label: "to itself", sign: "", colorClass: "text-muted", icon: <SelfIcon /> },
} as const;

export type AmountDirection = keyof typeof DIRECTIONS;

export function signOf(direction: AmountDirection | undefined): string {
  return direction === undefined ? "" : DIRECTIONS[direction].sign;
}

export function toneOf(direction: AmountDirection | undefined): string {
  return direction === undefined ? "" : DIRECTIONS[direction].colorClass;
}

/** The direction of an amount: an arrow, with text for screen readers; not copied. */
export function Direction({ direction }: { readonly direction: AmountDirection }) {
  const { label, icon } = DIRECTIONS[direction];
  return (
    <span className="me-1 select-none">
      {icon}
      <span className="sr-only">{label} </span>
    </span>
  );
}
