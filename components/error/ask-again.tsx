"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { refreshAfterMs } from "@/lib/domain/status/refresh-delay";
import type { ApiError } from "@/lib/toncenter/error";

/** Loads the page anew for as long as there is only a passing error to show: soon at first, then less often. */
export function AskAgain({ error }: { readonly error: ApiError }) {
  const router = useRouter();
  const failures = useRef(0);
  // Each answer is another error object, which sets the next timer.
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
