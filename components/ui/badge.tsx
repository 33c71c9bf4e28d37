import type { ReactNode } from "react";
import { FailedIcon, OkIcon, WarningIcon } from "./icons";

const TONES = {
  neutral: { className: "text-muted", icon: null },
  positive: { className: "text-positive", icon: <OkIcon /> },
  warning: { className: "text-warning", icon: <WarningIcon /> },
  negative: { className: "text-negative", icon: <FailedIcon /> },
} as const;

interface BadgeProps {
  readonly tone?: keyof typeof TONES;
  /** One or two words, which carry the meaning without the colour. */
  readonly children: ReactNode;
}

export function Badge({ tone = "neutral", children }: BadgeProps) {
  const { className, icon } = TONES[tone];
  return (
    <span
      className={`inline-flex items-center gap-1 rounded border border-current px-1.5 text-xs whitespace-nowrap ${className}`}
    >
      {icon}
      {children}
    </span>
  );
}
