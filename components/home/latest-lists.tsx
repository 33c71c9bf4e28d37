"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { PageLink } from "@/components/ui/page-link";
import { useContext, useState } from "react";
import { Age } from "@/components/entity/time/age";
import { TimeSettingContext } from "@/components/entity/time/time-setting";
import { ErrorNotice } from "@/components/error/error-notice";
import { Section } from "@/components/ui/section";
import type { Page } from "@/lib/domain/list/list-page";
import { problemOf } from "@/lib/query/query-error";
import type { ApiError } from "@/lib/toncenter/error";
import type { LatestColumn } from "./home-columns";
import { LatestTable } from "./latest-table";
import { useHeldRows } from "./use-held-rows";

interface LatestListProps<R> {
  readonly title: string;
  /** The name of the rows in the plural: "blocks". */
  readonly what: string;
  /** How many of the newest rows are shown: a constant number, so that new rows do not change the layout. */
  readonly count: number;
  readonly query: Pick<
    UseQueryResult<Page<R>> & { readonly data: Page<R> },
    "data" | "error" | "dataUpdatedAt" | "errorUpdatedAt"
  >;
  readonly idOf: (row: R) => string;
  readonly columns: readonly LatestColumn<R>[];
  /** The complete list. */
  readonly all: { readonly href: string; readonly title: string };
  /** The page shows the problem elsewhere already. */
  readonly isProblemShown: boolean;
}

/** The newest rows of a list, with a link to the complete one. */
export function LatestList<R>(props: LatestListProps<R>) {
  const { title, what, count, query, idOf, columns, all, isProblemShown } = props;
  const { data } = query;
  const held = useHeldRows(data.rows);
  const rows = held.rows.slice(0, count);
  const [initialRows] = useState(() => new Set(rows.map(idOf)));
  const { serverNowMs } = useContext(TimeSettingContext);
  const problem = problemOf(query);
  const isHeldBack = useHeldBack(isProblemShown, Math.max(query.dataUpdatedAt, query.errorUpdatedAt));
  return (
    <Section
      title={title}
      aside={
        <>
          {rows.length > 0 && problem !== null && (
            <span className="me-3 text-warning">
              As of <Age atMs={data.asOfMs} serverNowMs={serverNowMs} />
            </span>
          )}
          <PageLink href={all.href} className="-my-3 inline-block py-3">
            {all.title}
          </PageLink>
        </>
      }
    >
      {rows.length > 0 && (
        <div {...held.holder}>
          <LatestTable
            caption={`The newest ${what}`}
            columns={columns}
            rows={rows}
            idOf={idOf}
            // If the list was empty at first, all rows are new and marks would be noise.
            isNew={(row) => initialRows.size > 0 && !initialRows.has(idOf(row))}
          />
        </div>
      )}
      {rows.length === 0 && <NoRows what={what} problem={problem} isSaid={isHeldBack} />}
    </Section>
  );
}

interface NoRowsProps {
  readonly what: string;
  readonly problem: ApiError | null;
  /** The problem is shown elsewhere on the page. */
  readonly isSaid: boolean;
}

function NoRows({ what, problem, isSaid }: NoRowsProps) {
  if (problem === null) return <p className="text-muted">No {what} yet</p>;
  if (isSaid) return <p className="text-muted">Unavailable, retrying</p>;
  return <ErrorNotice error={problem} willRetry />;
}

/** Whether an error belongs to a problem that the page shows, or has just stopped showing. */
function useHeldBack(problemIsSaid: boolean, learnedAtMs: number): boolean {
  const [heldBackMs, holdBack] = useState<number | null>(null);
  if (problemIsSaid && heldBackMs !== learnedAtMs) holdBack(learnedAtMs);
  return problemIsSaid || heldBackMs === learnedAtMs;
}
