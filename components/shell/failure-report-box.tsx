import { useState } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { reportText } from "./failure-report";

interface FailureReportBoxProps {
  /** Id of the error in the log. */
  readonly digest: string | undefined;
}

/** The data by which operators find a failure. Only browsers render it, once the page has failed. */
export function FailureReportBox({ digest }: FailureReportBoxProps) {
  const [report] = useState(() =>
    reportText({
      url: window.location.href,
      atMs: Date.now(),
      request: document.documentElement.dataset["request"],
      digest,
    }),
  );
  return (
    <div className="mt-4 flex items-start gap-2 rounded-xl bg-sunken p-3">
      <pre className="min-w-0 flex-1 font-mono text-xs break-all whitespace-pre-wrap">{report}</pre>
      <CopyButton text={report} what="report" />
    </div>
  );
}
