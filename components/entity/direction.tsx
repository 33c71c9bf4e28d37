import { InIcon, OutIcon, SelfIcon } from "../ui/icons";

const DIRECTIONS = {
  in: { word: "in", sign: "+", tone: "text-positive", icon: <InIcon /> },
  out: { word: "out", sign: "-", tone: "text-warning", icon: <OutIcon /> },
  self: { word: "to itself", sign: "", tone: "text-muted", icon: <SelfIcon /> },
} as const;

export type AmountDirection = keyof typeof DIRECTIONS;

export function signOf(direction: AmountDirection | undefined): string {
  return direction === undefined ? "" : DIRECTIONS[direction].sign;
}

export function toneOf(direction: AmountDirection | undefined): string {
  return direction === undefined ? "" : DIRECTIONS[direction].tone;
}

/** Which way an amount went: an arrow to see, a word to hear, neither to copy. */
export function Direction({ direction }: { readonly direction: AmountDirection }) {
  const { word, icon } = DIRECTIONS[direction];
  return (
    <span className="me-1 select-none">
      {icon}
      <span className="sr-only">{word} </span>
    </span>
  );
}
