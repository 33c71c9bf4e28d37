"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const EVERY_MS = 2_000;
const MOST = 5;

/** The page has come without the node's answer: it is asked for once the page is here. */
export function NodeWait() {
  const router = useRouter();
  useEffect(() => {
    let asked = 1;
    router.refresh();
    const timer = setInterval(() => {
      asked += 1;
      if (asked > MOST) clearInterval(timer);
      else router.refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [router]);
  return <p className="text-muted noscript:hidden">Asking the node.</p>;
}
