"use client";

import { useState, useSyncExternalStore } from "react";
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
    <>
      <h1 className="text-xl font-semibold tracking-tight">This page has failed</h1>
      <p className="mt-2 max-w-prose text-muted">
        The mistake is in this explorer, not in what you looked for. Whoever runs it can find it by this
        report.
      </p>
      <div className="mt-4 flex max-w-3xl items-start gap-2 rounded border border-line bg-raised p-3">
        <pre className="min-w-0 flex-1 font-mono text-xs break-all whitespace-pre-wrap">{report}</pre>
        <CopyButton text={report} what="report" />
      </div>
      <button
        type="button"
        onClick={reset}
        className="mt-4 cursor-pointer rounded border border-edge bg-raised px-3 py-1.5 hover:border-text"
      >
        Try again
      </button>
    </>
  );
}
