"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { headQuery } from "@/lib/query/head-query";
import type { HeadReport } from "@/lib/domain/status/head-report";

interface FollowHeadProps {
  readonly network: string;
  readonly head: HeadReport;
  /** The newest block that is drawn. */
  readonly shown: number;
}

/** Has our server draw anew when there are newer blocks than those that are drawn. */
export function FollowHead({ network, head, shown }: FollowHeadProps) {
  const router = useRouter();
  const { data } = useQuery(headQuery(network, head));
  const seqno = data.head?.seqno ?? 0;
  // What is behind the head may come from an answer that is a little older: then once more with the next one.
  const isDue = seqno > shown ? data.asOfMs : null;
  useEffect(() => {
    if (isDue !== null) router.refresh();
  }, [isDue, router]);
  return null;
}
