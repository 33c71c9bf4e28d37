"use client";

import { useState } from "react";
import type { ApiError } from "@/lib/toncenter/error";
import { FailedIcon } from "../ui/icons";
import { ErrorNotice } from "./error-notice";

interface RefreshProblemProps {
  /** Null while there is none. */
  readonly error: ApiError | null;
  /** Whether the page shows data nevertheless, only older. */
  readonly hasData: boolean;
}

/**
 * Why the data on a page could not be refreshed. It is shown above the page, until it passes or is closed, so that
 * nothing moves while somebody reads. Without data it is in their place.
 */
export function RefreshProblem({ error, hasData }: RefreshProblemProps) {
  const [isClosed, setIsClosed] = useState(false);
  if (error === null) {
    if (isClosed) setIsClosed(false);
    return null;
  }
  if (!hasData) return <ErrorNotice error={error} willRetry />;
  if (isClosed) return null;
  return (
    <div className="fixed inset-x-3 bottom-12 z-10 mx-auto max-w-md rounded-xl bg-raised shadow-lg noscript:static noscript:max-w-none print:static">
      <ErrorNotice error={error} willRetry />
      <button
        type="button"
        aria-label="Close"
        onClick={() => setIsClosed(true)}
        className="absolute end-1 top-1 inline-flex size-8 cursor-pointer items-center justify-center rounded text-muted hover:text-text noscript:hidden"
      >
        <FailedIcon />
      </button>
    </div>
  );
}
