"use client";

import { useQuery } from "@tanstack/react-query";
import { BlockNumber } from "@/components/entity/block-number";
import { Time } from "@/components/entity/time";
import { headQuery } from "@/lib/query/head";
import type { HeadReport } from "@/lib/query/head-report";

interface PulseProps {
  readonly network: string;
  readonly initial: HeadReport;
}

/** The newest block and its age, at the foot of every page: how fresh everything above can be. */
export function Pulse({ network, initial }: PulseProps) {
  const { data } = useQuery(headQuery(network, initial));
  if (data.head === null) return <p>The newest block is not known just now</p>;
  return (
    <p>
      Block <BlockNumber seqno={data.head.seqno} />, made <Time atMs={data.head.generatedAt * 1_000} />
    </p>
  );
}
