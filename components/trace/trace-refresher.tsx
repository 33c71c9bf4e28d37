"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const REFRESH_EVERY_MS = 3_000;
const STOP_AFTER_MS = 3 * 60_000;

/** Refreshes the page while a trace can still grow; paused in hidden tabs. */
export function TraceRefresher() {
  const router = useRouter();
  useEffect(() => {
    const startedMs = performance.now();
    const timer = setInterval(() => {
      if (performance.now() - startedMs > STOP_AFTER_MS) clearInterval(timer);
      else if (!document.hidden) router.refresh();
    }, REFRESH_EVERY_MS);
    return () => clearInterval(timer);
  }, [router]);
  return <p className="mb-3 text-warning noscript:hidden">In progress: this page updates itself.</p>;
}
