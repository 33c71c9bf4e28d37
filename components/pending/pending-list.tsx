"use client";

import { useQuery } from "@tanstack/react-query";
import { ErrorNotice } from "@/components/error/error-notice";
import { DataTable } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/query/page-network";
import { pendingQuery } from "@/lib/query/pending/pending";
import { pendingReportPath, type PendingAsked } from "@/lib/query/pending/pending-asked";
import type { PendingReport } from "@/lib/query/pending/pending-report";
import { QueryError } from "@/lib/query/query-error";
import { pendingColumns } from "./columns";

interface PendingListProps {
  readonly network: PageNetwork;
  readonly asked: PendingAsked;
  /** What the server knew when it made the page. */
  readonly initial: PendingReport;
}

/** What is under way, kept up to date. What was there stays, also when it is final or the service fails. */
export function PendingList({ network, asked, initial }: PendingListProps) {
  const { of, view } = asked;
  const { data, error } = useQuery(pendingQuery(pendingReportPath(network.id, asked), initial));
  const problem = error instanceof QueryError ? error.error : data.problem;
  const whose = of.is === "account" ? "of this account" : "because of this message";
  return (
    <>
      <output className="mb-4 block text-muted">
        {countOf(data.rows?.filter(isUnderWay).length ?? null)}
      </output>
      {data.rows !== null && data.rows.length > 0 && (
        <DataTable
          caption={`Pending ${view} ${whose}`}
          columns={pendingColumns(network, view)}
          rows={data.rows}
          idOf={({ row }) => row.id}
        />
      )}
      {data.rows?.length === 0 && (
        <p className="max-w-prose">
          There are no pending {view} {whose}. Most are pending for a few seconds only, between the moment the
          network takes a message and the block that makes it final. This page goes on looking while it is
          open.
        </p>
      )}
      {problem !== null && (
        <div className="mt-4">
          <ErrorNotice error={problem} asksAgain />
        </div>
      )}
    </>
  );
}

function isUnderWay({ state }: { readonly state: string }): boolean {
  return state === "pending" || state === "confirmed";
}

function countOf(count: number | null): string {
  // Of what could not be asked for nothing is known.
  if (count === null) return "";
  return count === 0 ? "Nothing is pending right now" : `${count} pending right now`;
}
