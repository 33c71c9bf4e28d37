"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { refreshAfterMs } from "@/lib/domain/status/refresh-delay";
import type { ApiError } from "@/lib/toncenter/error";

/** Refreshes the page while its error is retryable, with growing intervals. */
export function RefreshLater({ error }: { readonly error: ApiError }) {
  const router = useRouter();
  const failures = useRef(0);
  // Each refresh brings a new error object, which runs the effect again.
  useEffect(() => {
    const refresh = () => router.refresh();
    const timer = setTimeout(
      () => {
        failures.current += 1;
        if (navigator.onLine) refresh();
        else window.addEventListener("online", refresh, { once: true });
      },
      refreshAfterMs(error, failures.current),
    );
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", refresh);
    };
  }, [error, router]);
  return null;
}
