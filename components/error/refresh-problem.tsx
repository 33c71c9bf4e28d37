"use client";

import { useState } from "react";
import type { ApiError } from "@/lib/toncenter/error";
import { FailedIcon } from "../ui/icons";
import { ErrorNotice } from "./error-notice";

/**
 * Why the data on a page could not be refreshed. If the page began with the error, it is in its place; later it is
 * shown above the page, until it passes or is closed, so that nothing moves while somebody reads.
 */
export function RefreshProblem({ error }: { readonly error: ApiError | null }) {
  const [isLater, setIsLater] = useState(error === null);
  const [isClosed, setIsClosed] = useState(false);
  if (error === null) {
    if (!isLater) setIsLater(true);
    if (isClosed) setIsClosed(false);
    return null;
  }
  if (!isLater) return <ErrorNotice error={error} willRetry />;
  if (isClosed) return null;
  return (
    <div className="fixed inset-x-3 bottom-12 z-10 mx-auto max-w-md rounded-xl bg-raised shadow-lg print:hidden">
      <ErrorNotice error={error} willRetry />
      <button
        type="button"
        aria-label="Close"
        onClick={() => setIsClosed(true)}
        className="absolute end-1 top-1 inline-flex size-8 cursor-pointer items-center justify-center rounded text-muted hover:text-text"
      >
        <FailedIcon />
      </button>
    </div>
  );
}
