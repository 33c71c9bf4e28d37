import { PageLink } from "@/components/ui/page-link";
import { CopyButton } from "@/components/ui/copy-button";
import { decodePath, type NetworkName } from "@/lib/paths";

/** Limit for all bags of a page together; longer ones are only linked. */
const MAX_TOTAL_LENGTH = 100_000;

interface RawCellsProps {
  readonly network: NetworkName;
  /** Label of the cells: "Body". */
  readonly name: string;
  readonly boc: string | null | undefined;
  /** Number of bags that share the limit. */
  readonly among?: number;
}

/** A collapsed bag of cells in base64, with a link to the decoder. */
export function RawCells({ network, name, boc, among = 1 }: RawCellsProps) {
  if (boc === null || boc === undefined || boc === "") return null;
  const url = boc
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/(?<!=)=+$/, "");
  return (
    <details className="mt-2">
      <summary className="cursor-pointer text-link">
        {name} (BoC) <span className="text-muted">{boc.length} characters</span>
      </summary>
      {boc.length > MAX_TOTAL_LENGTH / among ? (
        <p className="mt-2 text-muted">Too long to be shown here; it is in the API response.</p>
      ) : (
        <>
          <p className="mt-2">
            <PageLink href={decodePath(network, url)}>Decode</PageLink>
            <CopyButton text={boc} what={`${name.toLowerCase()} as BoC`} />
          </p>
          <p className="mt-2 max-h-80 overflow-y-auto rounded border border-line p-3 font-mono text-xs break-all">
            {boc}
          </p>
        </>
      )}
    </details>
  );
}
