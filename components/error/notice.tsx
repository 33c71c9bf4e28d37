import type { ReactNode } from "react";

interface NoticeProps {
  readonly title: string;
  readonly tone: "warning" | "negative";
  readonly children: ReactNode;
}

/** The common frame of errors: what is wrong, and what happens next. */
export function Notice({ title, tone, children }: NoticeProps) {
  return (
    <div
      aria-live="polite"
      className={`border-s-2 ps-4 ${tone === "warning" ? "border-warning" : "border-negative"}`}
    >
      <p className="font-medium">{title}</p>
      <div className="mt-1 max-w-prose text-muted">{children}</div>
    </div>
  );
}
