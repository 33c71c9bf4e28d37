"use client";

import { useState, useSyncExternalStore } from "react";
import { BUTTON_CLASS } from "@/components/ui/button-class";
import { CopyButton } from "@/components/ui/copy-button";
import { reportText } from "./failure-report";

export interface PageFailureProps {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}

const never = () => () => {};

/** An internal error. Failures of the service are values that pages render themselves. */
export function PageFailure({ error, reset }: PageFailureProps) {
  const [atMs] = useState(() => Date.now());
  // If server rendering failed, the browser renders the whole document, so these exist only after that.
  const request = useSyncExternalStore(
    never,
    () => document.documentElement.dataset["request"],
    () => undefined,
  );
  const url = useSyncExternalStore(
    never,
    () => window.location.href,
    () => "",
  );
  const report = reportText({ url, atMs, request, digest: error.digest });
  return (
    <div className="card mx-auto max-w-3xl">
      <h1 className="text-2xl font-semibold tracking-tight">Something went wrong</h1>
      <p className="mt-1 max-w-prose text-muted">
        This is an error of the explorer, not of what you searched for. Operators can find it by this report.
      </p>
      <div className="mt-4 flex items-start gap-2 rounded-xl bg-sunken p-3">
        <pre className="min-w-0 flex-1 font-mono text-xs break-all whitespace-pre-wrap">{report}</pre>
        <CopyButton text={report} what="report" />
      </div>
      <button type="button" onClick={reset} className={`mt-4 ${BUTTON_CLASS}`}>
        Try again
      </button>
    </div>
  );
}
