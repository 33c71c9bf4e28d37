"use client";

import { lazyPart } from "@/components/ui/lazy-part";

export interface FailureDetailsProps {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}

/** Loaded when a page has failed; if that fails too, the rest still works. */
const FailureReportBox = lazyPart(() =>
  import("./failure-report-box").then((module) => module.FailureReportBox),
);

export function FailureDetails({ error, reset }: FailureDetailsProps) {
  return (
    <>
      <p className="mt-1 max-w-prose text-muted">
        This is an error of the explorer, not of what you searched for. Operators can find it by this report.
      </p>
      <FailureReportBox digest={error.digest} />
      <button type="button" onClick={reset} className="mt-4 button">
        Try again
      </button>
    </>
  );
}
