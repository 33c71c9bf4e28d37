import { RefreshedError } from "@/components/error/refreshed-error";
import { Time } from "@/components/entity/time";
import type { BlockFallback } from "@/lib/domain/block/block-view";

/** Says that the facts come from a node, and why. */
export function BlockFallbackNotice({ fallback: { problem, asOfMs } }: { readonly fallback: BlockFallback }) {
  return (
    <div>
      {problem !== null && <RefreshedError error={problem} />}
      <p className="mt-3 max-w-prose text-warning">
        {problem === null ? "The index does not have this block. " : ""}
        What is shown of it is what a node of the network told, <Time atMs={asOfMs} detail />. It does not say
        how many transactions there are, nor which masterchain block committed it.
      </p>
    </div>
  );
}
