"use client";

import { DataTable } from "@/components/ui/data-table";
import { Disclosure } from "@/components/ui/disclosure";
import { Section } from "@/components/ui/section";
import type { CountedBlock } from "@/lib/domain/home/pace";
import { recentBlockId } from "@/lib/query/recent-blocks-query";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { latestBlockColumns } from "./home-columns";

const TITLE = "Transactions per masterchain block";
/** Width of a bar as a share of its column. */
const BAR = 0.8;

interface TransactionsChartProps {
  readonly network: PageNetwork;
  /** Newest first. */
  readonly blocks: readonly CountedBlock[];
}

/** Transactions of the newest blocks, oldest on the left, with the same data as a table. */
export function TransactionsChart({ network, blocks }: TransactionsChartProps) {
  const summary = summaryOf(blocks);
  return (
    <Section title={TITLE}>
      <p className="truncate text-xs text-muted" title={summary}>
        {summary}
      </p>
      <div className="mt-1 h-14 border-b border-edge print:break-inside-avoid">
        {blocks.length > 0 && <Bars blocks={blocks} finding={summary} />}
      </div>
      <div className="mt-1">
        {blocks.length > 0 && (
          <Disclosure summary="As a table" label={`${TITLE} as a table`}>
            {() => (
              <DataTable
                caption={`${TITLE}, the newest first`}
                columns={latestBlockColumns(network)}
                rows={blocks}
                idOf={recentBlockId}
              />
            )}
          </Disclosure>
        )}
      </div>
    </Section>
  );
}

function Bars({ blocks, finding }: { readonly blocks: readonly CountedBlock[]; readonly finding: string }) {
  const most = Math.max(1, ...blocks.map(({ transactions }) => transactions));
  return (
    <svg
      role="img"
      aria-label={`${TITLE}: ${finding}`}
      viewBox={`0 0 ${blocks.length} ${most}`}
      preserveAspectRatio="none"
      className="block size-full text-link"
    >
      {blocks.toReversed().map(({ seqno, transactions }, place) => (
        <rect
          key={seqno}
          x={place + (1 - BAR) / 2}
          y={most - transactions}
          width={BAR}
          height={transactions}
          fill="currentColor"
        >
          <title>{`${transactions} in block ${seqno}`}</title>
        </rect>
      ))}
    </svg>
  );
}

function summaryOf(blocks: readonly CountedBlock[]): string {
  if (blocks.length === 0) return "No block is at hand with all that its shards did.";
  const counts = blocks.map(({ transactions }) => transactions);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const each = least === most ? `${most} each` : `${least} to ${most}`;
  const last = blocks.length === 1 ? "The last block" : `The last ${blocks.length} blocks`;
  return `${last} with their shards’: ${each}.`;
}
