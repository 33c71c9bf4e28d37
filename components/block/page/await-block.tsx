"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { AwaitedBlock } from "@/lib/domain/block/block-view";
import { useHead } from "@/lib/query/live/use-head";

interface AwaitBlockProps {
  readonly network: string;
  readonly awaited: AwaitedBlock;
}

/** Refreshes the page when the chain has reached the block. */
export function AwaitBlock({ network, awaited: { head, untilSeqno } }: AwaitBlockProps) {
  const router = useRouter();
  const newest = useHead(network, head);
  const seqno = newest.head?.seqno ?? 0;
  const isDue = seqno >= untilSeqno ? seqno : null;
  useEffect(() => {
    if (isDue !== null) router.refresh();
  }, [isDue, router]);
  return null;
}
