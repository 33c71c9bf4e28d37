import { RefreshedError } from "@/components/error/refreshed-error";
import type { SearchInput } from "@/lib/domain/block/block-search";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { ApiError } from "@/lib/toncenter/error";
import { FindBlockForm } from "./find-block-form";

interface FindBlockViewProps {
  readonly network: PageNetwork;
  readonly typed: SearchInput;
  /** Null before the form is sent. */
  readonly problem: ApiError | null;
}

/** The form with its problem: at the field if the input is invalid, else below the form. */
export function FindBlockView({ network, typed, problem }: FindBlockViewProps) {
  const invalidField = problem?.kind === "bad-input" ? problem : null;
  const isAtField = invalidField !== null && invalidField.field !== null && invalidField.field in typed;
  return (
    <>
      <h1 className="mb-2 text-xl font-semibold tracking-tight">Find a block of {network.name}</h1>
      <p className="max-w-prose text-muted">
        By time it is the block that was made then, or the one next to it; by logical time the one that spans
        it. Where no shard is given, it is one of the shard in the middle of the basechain.
      </p>
      <FindBlockForm network={network} typed={typed} problem={isAtField ? invalidField : null} />
      {problem !== null && (!isAtField || invalidField?.field === "workchain") && (
        <div className="mt-6">
          <RefreshedError error={problem} />
        </div>
      )}
    </>
  );
}
