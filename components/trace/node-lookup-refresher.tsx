"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const REFRESH_EVERY_MS = 2_000;
const MAX_REFRESHES = 5;

/** Refreshes the page until it has the node's answer, which the first load leaves out. */
export function NodeLookupRefresher() {
  const router = useRouter();
  useEffect(() => {
    let refreshes = 1;
    router.refresh();
    const timer = setInterval(() => {
      refreshes += 1;
      if (refreshes > MAX_REFRESHES) clearInterval(timer);
      else router.refresh();
    }, REFRESH_EVERY_MS);
    return () => clearInterval(timer);
  }, [router]);
  return <p className="text-muted noscript:hidden">Loading from node…</p>;
}
