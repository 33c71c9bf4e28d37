import { RefreshedError } from "@/components/error/refreshed-error";
import type { SearchInput } from "@/lib/domain/block/block-search";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { ApiError } from "@/lib/toncenter/error";
import { PageTitle } from "@/components/ui/page-title";
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
      <PageTitle>Find a block</PageTitle>
      <div className="card">
        <p className="text-muted">Opens the block closest to a time, or the one that spans a logical time.</p>
        <FindBlockForm network={network} typed={typed} problem={isAtField ? invalidField : null} />
        {problem !== null && (!isAtField || invalidField?.field === "workchain") && (
          <div className="mt-4">
            <RefreshedError error={problem} />
          </div>
        )}
      </div>
    </>
  );
}
