import { PageLink } from "@/components/ui/page-link";
import type { DecodedParameter } from "@/lib/domain/network-config/decode-config";
import { parameterSummary } from "@/lib/domain/network-config/parameter-summary";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { numberText } from "@/lib/text/counted";
import { parameterPath } from "@/lib/paths";
import { AboutParameter } from "./about-parameter";
import { ParameterParts } from "./parameter-parts";

/** Longer tables are on their parameter's page. */
const MOST_ROWS = 10;

interface ParameterItemProps {
  readonly network: PageNetwork;
  readonly parameter: DecodedParameter;
  /** The block whose configuration it is; null for the newest. */
  readonly seqno: number | null;
  readonly isOpen: boolean;
}

/** A parameter as a line that opens. */
export function ParameterItem({ network, parameter, seqno, isOpen }: ParameterItemProps) {
  const { id, name, about, parts, problem } = parameter;
  const longest = Math.max(0, ...parts.map((part) => (part.kind === "table" ? part.rows.length : 0)));
  return (
    <details open={isOpen} className="border-t border-line first:border-t-0">
      <summary className="grid cursor-pointer list-none grid-cols-[3rem_minmax(0,1fr)] gap-x-3 rounded py-2 hover:bg-sunken sm:grid-cols-[3rem_minmax(0,15rem)_minmax(0,1fr)]">
        <span className="text-muted">{id}</span>
        <span className="font-semibold">{name}</span>
        <span className="truncate text-muted max-sm:col-start-2">
          {parts.length > 0 ? parameterSummary(parameter, network.coin) : problem}
        </span>
      </summary>
      {/* Inside, so that a link to it opens the line. */}
      <div id={`p${id}`} className="scroll-mt-16 pt-1 pb-4 sm:ps-15">
        {about !== null && <AboutParameter id={id} about={about} />}
        <ParameterParts network={network} parameter={parameter} rows={{ from: 0, most: MOST_ROWS }} />
        {problem !== null && <p className="mt-2 text-warning">{problem}</p>}
        <p className="mt-3">
          <PageLink href={parameterPath(network, id, seqno)}>
            {longest > MOST_ROWS ? `All ${numberText(longest)} entries and raw cell` : "Raw cell"}
          </PageLink>
        </p>
      </div>
    </details>
  );
}
