import { RefreshedError } from "@/components/error/refreshed-error";
import { Badge } from "@/components/ui/badge";
import { Fact, Facts } from "@/components/ui/fact-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Result } from "@/lib/toncenter/error";
import type { BlockHeader } from "@/lib/toncenter/v2/v2-blocks";
import type { Block } from "@/lib/toncenter/v3/v3-block";
import { compareHeader, differs } from "./compare-header";
import { HeaderValue } from "./header-value";

interface NodeHeaderProps {
  readonly network: PageNetwork;
  readonly header: BlockHeader;
  readonly indexed: Result<Block | null>;
}

/** A block's header from a node, compared with the index. */
export function NodeHeader({ network, header, indexed }: NodeHeaderProps) {
  const fields = compareHeader(header, indexed.ok ? indexed.value : null);
  return (
    <>
      {!indexed.ok && (
        <div className="mb-4">
          <RefreshedError error={indexed.error} />
        </div>
      )}
      <p className="mb-4">
        <HeaderVerdict indexed={indexed} differences={fields.filter(differs).length} />
      </p>
      <Facts>
        {fields.map((field) => (
          <Fact key={field.name} name={field.name}>
            <HeaderValue network={network} header={header} field={field} />
            {differs(field) && (
              <div className="mt-1 text-warning">
                Index: <span className="break-all">{field.index === "" ? "none" : field.index}</span>
              </div>
            )}
          </Fact>
        ))}
      </Facts>
    </>
  );
}

function HeaderVerdict({
  indexed,
  differences,
}: {
  readonly indexed: Result<Block | null>;
  readonly differences: number;
}) {
  if (!indexed.ok) return "Index unavailable: not compared.";
  if (indexed.value === null) return "Not indexed: not compared.";
  if (differences === 0) {
    return <Badge tone="positive">Matches the index</Badge>;
  }
  return (
    <>
      <Badge tone="warning">Differs from the index</Badge>{" "}
      {differences === 1 ? "1 field" : `${differences} fields`}
    </>
  );
}
