import { Time } from "@/components/entity/time";
import { AskAgain } from "@/components/error/ask-again";
import { ErrorNotice } from "@/components/error/error-notice";
import { passes } from "@/components/error/passing";
import type { BlockFallback } from "@/lib/domain/block/block-view";

/** Says that the facts come from a node, and why. */
export function BlockFallbackNotice({ fallback: { problem, asOfMs } }: { readonly fallback: BlockFallback }) {
  return (
    <div>
      {problem !== null && <ErrorNotice error={problem} asksAgain={passes(problem)} />}
      {problem !== null && passes(problem) && <AskAgain error={problem} />}
      <p className="mt-3 max-w-prose text-warning">
        {problem === null ? "The index does not have this block. " : ""}
        What is shown of it is what a node of the network told, <Time atMs={asOfMs} detail />. It does not say
        how many transactions there are, nor which masterchain block committed it.
      </p>
    </div>
  );
}
