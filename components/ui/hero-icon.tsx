import type { ReactNode } from "react";
import { TONES, type Tone } from "./badge";

interface HeroIconProps {
  readonly tone?: Tone;
  /** An icon of `icons.tsx`. */
  readonly children: ReactNode;
}

/** The picture of a hero without its own face. */
export function HeroIcon({ tone = "info", children }: HeroIconProps) {
  return (
    <span
      aria-hidden="true"
      className={`face-hero flex items-center justify-center text-2xl forced-colors:border ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
