"use client";

import { DataTable } from "@/components/ui/data-table";
import { Disclosure } from "@/components/ui/disclosure";
import { Section } from "@/components/ui/section";
import type { CountedBlock } from "@/lib/domain/home/pace";
import { recentBlockId } from "@/lib/query/recent-blocks-query";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { latestBlockColumns } from "./home-columns";

const TITLE = "Transactions per block";
/** Width of a bar as a share of its column. */
const BAR = 0.7;
/** How much fainter the oldest bar is than the newest. */
const OLDEST_FADED = 0.35;

interface TransactionsChartProps {
  readonly network: PageNetwork;
  /** Newest first. */
  readonly blocks: readonly CountedBlock[];
}

/** Transactions of the newest blocks, oldest on the left, with the same data as a table. */
export function TransactionsChart({ network, blocks }: TransactionsChartProps) {
  const summary = summaryOf(blocks);
  return (
    <Section title={TITLE} aside={summary}>
      <div className="h-24 print:break-inside-avoid">
        {blocks.length > 0 && <Bars blocks={blocks} finding={summary} />}
      </div>
      <div className="mt-2 min-h-6">
        {blocks.length > 0 && (
          <Disclosure summary="Show as table" label={`${TITLE} as a table`}>
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
          opacity={1 - (OLDEST_FADED * (blocks.length - 1 - place)) / blocks.length}
        >
          <title>{`${transactions} in block ${seqno}`}</title>
        </rect>
      ))}
    </svg>
  );
}

function summaryOf(blocks: readonly CountedBlock[]): string {
  if (blocks.length === 0) return "No complete blocks yet";
  const counts = blocks.map(({ transactions }) => transactions);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const range = least === most ? `${most} each` : `${least} to ${most} each`;
  return `last ${blocks.length === 1 ? "masterchain block" : `${blocks.length} masterchain blocks`}: ${range}`;
}
