import { counted } from "@/lib/text/counted";
import { Age } from "@/components/entity/time/age";
import { BlockNumber } from "@/components/entity/block-number";
import { HashText } from "@/components/entity/hash-text";
import { Time } from "@/components/entity/time/time";
import type { HeadBlock } from "@/lib/domain/status/head-report";

interface HeadFactsProps {
  readonly head: HeadBlock;
  readonly asOfMs: number | null;
  readonly serverNowMs: number;
  /** True if the service is unavailable and this is its last answer. */
  readonly old: boolean;
}

export function HeadFacts({ head, asOfMs, serverNowMs, old }: HeadFactsProps) {
  return (
    <>
      <p className="text-3xl font-semibold tracking-tight" data-testid="head-seqno">
        <BlockNumber seqno={head.seqno} />
      </p>
      <p className="mt-1 text-muted">
        <Time atMs={head.generatedAt * 1_000} />
        {head.transactions !== null && ` · ${counted(head.transactions, "transaction")}`} · root hash{" "}
        <HashText hash={head.rootHash} copy />
      </p>
      {old && asOfMs !== null && (
        <p className="mt-1 text-warning" data-testid="head-stale">
          As of <Age atMs={asOfMs} serverNowMs={serverNowMs} />
        </p>
      )}
    </>
  );
}
