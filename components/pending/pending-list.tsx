"use client";

import { numberText } from "@/lib/text/counted";
import { useQuery } from "@tanstack/react-query";
import { ErrorNotice } from "@/components/error/error-notice";
import { DataTable } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { pendingKey, pendingQuery, subjectOf } from "@/lib/query/pending-report-query";
import { pendingReportPath, type PendingQuery } from "@/lib/domain/pending/pending-query";
import type { PendingReport } from "@/lib/domain/pending/pending-report";
import { problemOf } from "@/lib/query/query-error";
import { useLiveUpdates } from "@/lib/query/live/use-live-updates";
import { pendingColumns } from "./pending-columns";

interface PendingListProps {
  readonly network: PageNetwork;
  readonly query: PendingQuery;
  /** The state when the server rendered the page. */
  readonly initial: PendingReport;
}

/** Pending rows, kept up to date. Rows stay when they become final or when the service fails. */
export function PendingList({ network, query, initial }: PendingListProps) {
  const { of, view } = query;
  const { data, error } = useQuery(pendingQuery(network.id, query, initial));
  useLiveUpdates(network.id, subjectOf(query), pendingKey(pendingReportPath(network.id, query)));
  const problem = problemOf({ error, data });
  const what = `pending ${view} of this ${of.is}`;
  return (
    <>
      <output className="mb-4 block text-muted">
        {data.rows !== null && countOf(data.rows.filter(isUnderWay).length, what)}
      </output>
      {data.rows !== null && data.rows.length > 0 && (
        <DataTable
          caption={`Tracked: ${what}`}
          columns={pendingColumns(network, view)}
          rows={data.rows}
          idOf={({ row }) => row.id}
        />
      )}
      {data.rows?.length === 0 && (
        <p className="max-w-prose">
          Most traces are pending for a few seconds only. This page updates while it is open.
        </p>
      )}
      {problem !== null && (
        <div className="mt-4">
          <ErrorNotice error={problem} willRetry />
        </div>
      )}
    </>
  );
}

function isUnderWay({ state }: { readonly state: string }): boolean {
  return state === "pending" || state === "confirmed";
}

function countOf(count: number, what: string): string {
  return count === 0 ? `No ${what} right now` : `${numberText(count)} pending now`;
}
