import type { ReactNode } from "react";
import { BlockNumber } from "@/components/entity/block-number";
import { CopyButton } from "@/components/ui/copy-button";
import { Hero } from "@/components/ui/hero";
import { HeroIcon } from "@/components/ui/hero-icon";
import { BlockIcon } from "@/components/ui/icons";
import { formatBlockId, MASTERCHAIN, type BlockId } from "@/lib/ton/block/block";

interface BlockTitleProps {
  /** Null when the URL names no valid block. */
  readonly id: BlockId | null;
  readonly badges?: ReactNode;
  /** Links to the previous and next blocks. */
  readonly children?: ReactNode;
}

/** The hero of a block. */
export function BlockTitle({ id, badges, children }: BlockTitleProps) {
  return (
    <Hero
      picture={
        <HeroIcon>
          <BlockIcon />
        </HeroIcon>
      }
      title={
        <>
          Block
          {id !== null && (
            <>
              {" "}
              <BlockNumber seqno={id.seqno} />
            </>
          )}
        </>
      }
      identity={
        id !== null && (
          <>
            {chainText(id)}
            <CopyButton text={formatBlockId(id)} what="block id" />
          </>
        )
      }
      badges={badges}
      actions={children}
    />
  );
}

function chainText({ workchain, shard }: BlockId): string {
  if (workchain === MASTERCHAIN) return "Masterchain";
  return `${workchain === 0 ? "Basechain" : `Workchain ${workchain}`}, shard ${shard}`;
}
