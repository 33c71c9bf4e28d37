"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import Link from "next/link";
import { useContext, useState } from "react";
import { Age } from "@/components/entity/age";
import { TimeSettingContext } from "@/components/entity/time-setting";
import { ErrorNotice } from "@/components/error/error-notice";
import { DataTable, type Column } from "@/components/ui/data-table";
import { Section } from "@/components/ui/section";
import { LATEST_ROWS } from "@/lib/domain/list/latest-rows";
import type { Page } from "@/lib/domain/list/list-page";
import { QueryError } from "@/lib/query/query-error";
import { withNewRowsMarked } from "./mark-new-rows";

interface LatestListProps<R> {
  /** The name of the rows in the plural: "blocks". */
  readonly what: string;
  readonly query: Pick<
    UseQueryResult<Page<R>> & { readonly data: Page<R> },
    "data" | "error" | "dataUpdatedAt" | "errorUpdatedAt"
  >;
  readonly idOf: (row: R) => string;
  readonly columns: readonly Column<R>[];
  /** The complete list. */
  readonly all: { readonly href: string; readonly title: string };
  /** The page shows the problem elsewhere already. */
  readonly isProblemShown: boolean;
}

/** The newest rows of a list, with a link to the complete one. */
export function LatestList<R>({ what, query, idOf, columns, all, isProblemShown }: LatestListProps<R>) {
  const { data, error } = query;
  const rows = data.rows.slice(0, LATEST_ROWS);
  const [initialRows] = useState(() => new Set(rows.map(idOf)));
  const { serverNowMs } = useContext(TimeSettingContext);
  const problem = error instanceof QueryError ? error.error : data.problem;
  const isOld = useHeldBack(isProblemShown, Math.max(query.dataUpdatedAt, query.errorUpdatedAt));
  return (
    <Section title={`Latest ${what}`}>
      {rows.length > 0 && (
        <DataTable
          caption={`The newest ${what}`}
          // If the list was empty at first, all rows are new and marks would be noise.
          columns={
            initialRows.size === 0
              ? columns
              : withNewRowsMarked(columns, (row) => !initialRows.has(idOf(row)))
          }
          rows={rows}
          idOf={idOf}
        />
      )}
      {rows.length === 0 && problem === null && <p className="text-muted">There are no {what}</p>}
      {rows.length === 0 && problem !== null && isOld && (
        <p className="text-muted">
          {isProblemShown ? "They cannot be shown for the same reason." : "They are asked for again."}
        </p>
      )}
      {problem !== null && !isOld && (
        <div className="mt-2">
          {rows.length > 0 && (
            <p className="mb-2 text-warning">
              These are of <Age atMs={data.asOfMs} serverNowMs={serverNowMs} />.
            </p>
          )}
          <ErrorNotice error={problem} asksAgain />
        </div>
      )}
      <p className="mt-3">
        <Link href={all.href} prefetch={false} className="inline-block py-1">
          {all.title}
        </Link>
      </p>
    </Section>
  );
}

/** Whether an error belongs to a problem that the page shows, or has just stopped showing. */
function useHeldBack(problemIsSaid: boolean, learnedAtMs: number): boolean {
  const [heldBackMs, holdBack] = useState<number | null>(null);
  if (problemIsSaid && heldBackMs !== learnedAtMs) holdBack(learnedAtMs);
  return problemIsSaid || heldBackMs === learnedAtMs;
}
