import { Time } from "@/components/entity/time/time";
import { RefreshedError } from "@/components/error/refreshed-error";
import type { BlockFallback } from "@/lib/domain/block/block-view";

/** Says that the facts come from a node, and why. */
export function BlockFallbackNotice({ fallback: { problem, asOfMs } }: { readonly fallback: BlockFallback }) {
  return (
    <div className="grid gap-2">
      {problem !== null && <RefreshedError error={problem} />}
      <p className="max-w-prose text-warning">
        {problem === null ? "Not indexed. " : ""}
        Data from a node, <Time atMs={asOfMs} detail />. The transaction count and the committing masterchain
        block are unavailable.
      </p>
    </div>
  );
}
