import type { ReactNode } from "react";

/** The meaning of a colour: done, caution, failed, a network or name, an NFT or a domain. */
export const TONES = {
  neutral: "bg-sunken text-muted",
  positive: "bg-positive-soft text-positive",
  warning: "bg-warning-soft text-warning",
  negative: "bg-negative-soft text-negative",
  info: "bg-link-soft text-link",
  violet: "bg-violet-soft text-violet",
} as const;

export type Tone = keyof typeof TONES;

interface BadgeProps {
  readonly tone?: Tone;
  /** The reason, if the words are not enough. */
  readonly title?: string | undefined;
  /** A few words, which carry the meaning even without the colour. */
  readonly children: ReactNode;
}

export function Badge({ tone = "neutral", title, children }: BadgeProps) {
  return (
    <span
      title={title}
      className={`inline-block max-w-full rounded-full px-2 text-xs leading-5 font-semibold forced-colors:border ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
