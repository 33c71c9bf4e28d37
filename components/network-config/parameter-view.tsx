import { DecodeLink } from "@/components/contract/decode-link";
import { HashText } from "@/components/entity/hash-text";
import { PageLink } from "@/components/ui/page-link";
import { Section } from "@/components/ui/section";
import type { DecodedParameter } from "@/lib/domain/network-config/decode-config";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { configAtPath, configPath, parameterPath } from "@/lib/paths";
import { numberText } from "@/lib/text/counted";
import { writeBoc } from "@/lib/ton/cell/boc-writer";
import { bytesToBase64 } from "@/lib/ton/value/bytes";
import { AboutParameter } from "./about-parameter";
import { ParameterParts } from "./parameter-parts";

/** Rows of a table on one page. */
const ROWS_PER_PAGE = 100;

interface ParameterViewProps {
  readonly network: PageNetwork;
  readonly parameter: DecodedParameter;
  readonly seqno: number | null;
  /** The page of a long table, from 1. */
  readonly page: number;
}

/** A parameter in full: its values and its cell. */
export function ParameterView({ network, parameter, seqno, page }: ParameterViewProps) {
  const { id, about, group, parts, problem, hash, graph, index } = parameter;
  const longest = Math.max(0, ...parts.map((part) => (part.kind === "table" ? part.rows.length : 0)));
  const pages = Math.max(1, Math.ceil(longest / ROWS_PER_PAGE));
  const shown = Math.min(page, pages);
  const boc = bytesToBase64(writeBoc(graph, index), "standard");
  return (
    <div className="grid grid-cols-1 gap-4">
      <Section
        title={group}
        aside={
          <PageLink href={seqno === null ? configPath(network) : configAtPath(network, seqno)}>
            All parameters{seqno !== null && ` at block ${numberText(seqno)}`}
          </PageLink>
        }
      >
        {about !== null && <AboutParameter id={id} about={about} />}
        <ParameterParts
          network={network}
          parameter={parameter}
          rows={{ from: (shown - 1) * ROWS_PER_PAGE, most: ROWS_PER_PAGE }}
        />
        {problem !== null && <p className="mt-2 text-warning">{problem}</p>}
        {pages > 1 && <TablePages path={parameterPath(network, id, seqno)} pages={pages} current={shown} />}
      </Section>
      <Section title="Raw cell">
        <p className="break-words">
          <span className="text-muted">Hash</span> <HashText hash={hash} full what="hash of the cell" />
        </p>
        <details className="mt-2" open={parts.length === 0}>
          <summary className="cursor-pointer text-link">BoC</summary>
          <p className="mt-2 font-mono text-sm wrap-anywhere">{boc}</p>
        </details>
        <DecodeLink network={network} what="cell" boc={boc} />
      </Section>
    </div>
  );
}

interface TablePagesProps {
  readonly path: string;
  readonly pages: number;
  readonly current: number;
}

function TablePages({ path, pages, current }: TablePagesProps) {
  const separator = path.includes("?") ? "&" : "?";
  return (
    <nav aria-label="Pages" className="mt-3">
      <ul className="flex flex-wrap gap-x-4">
        {Array.from({ length: pages }, (_, place) => place + 1).map((number) => (
          <li key={number}>
            {number === current ? (
              <span aria-current="page" className="font-semibold">
                {number}
              </span>
            ) : (
              <PageLink href={number === 1 ? path : `${path}${separator}page=${number}`}>{number}</PageLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
