import type { ReactNode } from "react";
import { BlockNumber } from "@/components/entity/block-number";
import { CopyButton } from "@/components/ui/copy-button";
import { formatBlockId, MASTERCHAIN, type BlockId } from "@/lib/ton/block/block";

interface BlockTitleProps {
  /** Null when the URL names no valid block. */
  readonly id: BlockId | null;
  /** Badges after the title. */
  readonly children?: ReactNode;
}

export function BlockTitle({ id, children }: BlockTitleProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h1 className="text-xl font-semibold tracking-tight">
        Block
        {id !== null && (
          <>
            {" "}
            <BlockNumber seqno={id.seqno} />
          </>
        )}
      </h1>
      {id !== null && (
        <span className="text-muted">
          {chainText(id)}
          <CopyButton text={formatBlockId(id)} what="block id" />
        </span>
      )}
      {children}
    </div>
  );
}

function chainText({ workchain, shard }: BlockId): string {
  if (workchain === MASTERCHAIN) return "of the masterchain";
  return `of shard ${shard} of ${workchain === 0 ? "the basechain" : `workchain ${workchain}`}`;
}
