"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useHead } from "@/lib/query/live/use-head";
import type { HeadReport } from "@/lib/domain/status/head-report";

interface FollowHeadProps {
  readonly network: string;
  readonly head: HeadReport;
  /** Seqno of the newest block that is drawn. */
  readonly shown: number;
}

/** Refreshes the page when there are newer blocks than those drawn. */
export function FollowHead({ network, head, shown }: FollowHeadProps) {
  const router = useRouter();
  const newest = useHead(network, head);
  const seqno = newest.head?.seqno ?? 0;
  // The range can be older than the head: if it is, the next head refreshes again.
  const isDue = seqno > shown ? newest.asOfMs : null;
  useEffect(() => {
    if (isDue !== null) router.refresh();
  }, [isDue, router]);
  return null;
}
