"use client";

import { useContext } from "react";
import { BlockNumber } from "@/components/entity/block-number";
import { Time } from "@/components/entity/time/time";
import { TimeSettingContext } from "@/components/entity/time/time-setting";
import { WarningIcon } from "@/components/ui/icons";
import { useDerivedFromNow } from "@/components/ui/use-now";
import { useHead } from "@/lib/query/live/use-head";
import type { HeadBlock, HeadReport } from "@/lib/domain/status/head-report";

/** The same as `LATE_MS`, without its module in the first load. */
const LATE_AFTER_MS = 60_000;

interface NewestBlockProps {
  readonly network: string;
  readonly initial: HeadReport;
}

/** The newest block and its age, in the footer. */
export function NewestBlock({ network, initial }: NewestBlockProps) {
  const { head } = useHead(network, initial);
  if (head === null) return <p className="py-1">Newest block unknown</p>;
  return <NewestBlockText head={head} />;
}

function NewestBlockText({ head }: { readonly head: HeadBlock }) {
  const { serverNowMs } = useContext(TimeSettingContext);
  const generatedAtMs = head.generatedAt * 1_000;
  const isLate =
    useDerivedFromNow(serverNowMs, (nowMs) => Number(nowMs - generatedAtMs > LATE_AFTER_MS)) === 1;
  return (
    <p className={`py-1 ${isLate ? "text-warning" : ""}`}>
      {isLate && <WarningIcon />} {isLate ? "No block since" : "Block"} <BlockNumber seqno={head.seqno} /> ·{" "}
      <Time atMs={generatedAtMs} />
    </p>
  );
}
