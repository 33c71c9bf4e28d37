import type { ReactNode } from "react";
import { FailedIcon, WarningIcon } from "../ui/icons";

interface NoticeProps {
  readonly title: string;
  readonly tone: "warning" | "negative";
  readonly children: ReactNode;
}

const TONES = {
  warning: { box: "bg-warning-soft", icon: "text-warning", Icon: WarningIcon },
  negative: { box: "bg-negative-soft", icon: "text-negative", Icon: FailedIcon },
} as const;

/** The common frame of errors: what is wrong, and what happens next. */
export function Notice({ title, tone, children }: NoticeProps) {
  const { box, icon, Icon } = TONES[tone];
  return (
    <div aria-live="polite" className={`flex gap-2.5 rounded-xl px-4 py-3 forced-colors:border ${box}`}>
      <span className={`mt-0.5 shrink-0 ${icon}`}>
        <Icon />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <div className="mt-0.5 max-w-prose break-words">{children}</div>
      </div>
    </div>
  );
}
