"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { ErrorNotice } from "@/components/error/error-notice";
import { DataTable, type Column } from "@/components/ui/data-table";
import { Section } from "@/components/ui/section";
import { QueryError } from "@/lib/query/query-error";
import type { LoadSchema } from "@/lib/query/ask";
import { latestQuery } from "@/lib/query/latest";
import type { Page } from "@/lib/query/list/page";
import { markingNew } from "./marking-new";

interface LatestProps<R> {
  /** What the rows are, in the plural: "blocks". */
  readonly what: string;
  readonly network: string;
  readonly path: string;
  readonly loadRow: LoadSchema<R>;
  readonly idOf: (row: R) => string;
  readonly columns: readonly Column<R>[];
  readonly initial: Page<R>;
  /** The list that these rows are the start of. */
  readonly all: string;
  /** The page says already that the service has a problem: once is enough. */
  readonly problemIsSaid: boolean;
}

/** The newest few of a list, with a way to all of it. */
export function Latest<R>(props: LatestProps<R>) {
  const { what, network, path, loadRow, idOf, columns, initial, all, problemIsSaid } = props;
  const queryKey = ["latest", what, network];
  const query = useQuery(latestQuery({ queryKey, path, loadRow, initial }));
  const { data, error } = query;
  const [atFirst] = useState(() => new Set(initial.rows.map(idOf)));
  const problem = error instanceof QueryError ? error.error : data.problem;
  const isOld = useHeldBack(problemIsSaid, Math.max(query.dataUpdatedAt, query.errorUpdatedAt));
  return (
    <Section title={`Latest ${what}`}>
      {data.rows.length > 0 && (
        <DataTable
          caption={`The newest ${what}`}
          // Where nothing was to be seen at first everything is new, which needs no marks.
          columns={atFirst.size === 0 ? columns : markingNew(columns, (row) => !atFirst.has(idOf(row)))}
          rows={data.rows}
          idOf={idOf}
        />
      )}
      {data.rows.length === 0 && problem === null && <p className="text-muted">There are no {what}</p>}
      {data.rows.length === 0 && problem !== null && isOld && (
        <p className="text-muted">
          {problemIsSaid ? "They cannot be shown for the same reason." : "They are asked for again."}
        </p>
      )}
      {problem !== null && !isOld && (
        <div className="mt-2">
          <ErrorNotice error={problem} asksAgain />
        </div>
      )}
      <p className="mt-3">
        <Link href={all} prefetch={false} className="inline-block py-1">
          All {what}
        </Link>
      </p>
    </Section>
  );
}

/** Whether what was learned then was a part of a problem that the page says, or said until just now. */
function useHeldBack(problemIsSaid: boolean, learnedAtMs: number): boolean {
  const [heldBackMs, holdBack] = useState<number | null>(null);
  if (problemIsSaid && heldBackMs !== learnedAtMs) holdBack(learnedAtMs);
  return problemIsSaid || heldBackMs === learnedAtMs;
}
