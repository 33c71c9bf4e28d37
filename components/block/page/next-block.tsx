"use client";

import { BlockLink } from "@/components/entity/block-link";
import { useHead } from "@/lib/query/live/use-head";
import type { HeadReport } from "@/lib/domain/status/head-report";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";

interface NextBlockProps {
  readonly network: PageNetwork;
  /** Seqno of the masterchain block on the page. */
  readonly seqno: number;
  readonly head: HeadReport;
}

/** The link to the next masterchain block, shown as soon as that exists. */
export function NextBlock({ network, seqno, head }: NextBlockProps) {
  const newest = useHead(network.id, head);
  if (newest.head !== null && newest.head.seqno <= seqno) return <span>Latest block</span>;
  return (
    <BlockLink
      network={network}
      block={{ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno: seqno + 1 }}
    />
  );
}
