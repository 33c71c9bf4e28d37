import { ErrorNotice } from "@/components/error/error-notice";
import { Section } from "@/components/ui/section";
import type { AddressNetwork } from "@/lib/paths";
import type { Libraries } from "@/lib/domain/contract/contract-report";
import { ContractCells } from "./contract-cells";

interface LibraryListProps {
  readonly network: AddressNetwork;
  readonly libraries: Libraries;
}

/** Libraries that the code refers to. Most contracts have none and no such section. */
export function LibraryList({ network, libraries: { found, problem, skipped } }: LibraryListProps) {
  if (found.length === 0 && problem === null && !skipped) return null;
  return (
    <Section title={found.length > 1 ? "Libraries" : "Library"}>
      <div className="grid grid-cols-1 gap-6">
        {found.map(({ hash, cells }) => (
          <div key={hash}>
            {cells.is === "absent" && (
              <p className="mb-2 max-w-prose text-warning">Library not published: the contract cannot run.</p>
            )}
            <ContractCells
              network={network}
              what="library"
              fileName={`library-${hash}`}
              cells={cells}
              statedHash={hash}
            />
          </div>
        ))}
      </div>
      {problem !== null && (
        <>
          <p className="mb-2">Library not loaded.</p>
          <ErrorNotice error={problem} />
        </>
      )}
      {skipped && <p className="mt-2 max-w-prose text-muted">Some libraries are not shown.</p>}
    </Section>
  );
}
