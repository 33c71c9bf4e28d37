"use client";

import { useQuery } from "@tanstack/react-query";
import { ErrorNotice } from "@/components/error/error-notice";
import { headQuery } from "@/lib/query/head";
import type { HeadReport } from "@/lib/query/head-report";
import { QueryError } from "@/lib/query/query-error";
import { HeadFacts } from "./head-facts";

interface HeadPanelProps {
  readonly network: string;
  /** What the server knew when it made the page. */
  readonly initial: HeadReport;
}

/** The newest block, kept up to date. What was there stays on screen whatever happens next. */
export function HeadPanel({ network, initial }: HeadPanelProps) {
  const { data, error } = useQuery(headQuery(network, initial));
  const problem = error instanceof QueryError ? error.error : data.problem;
  return (
    <section aria-labelledby="head-title">
      <h2 id="head-title" className="text-xs tracking-wide text-muted uppercase">
        Newest masterchain block
      </h2>
      {data.head !== null && (
        <HeadFacts head={data.head} asOfMs={data.asOfMs} serverNowMs={initial.nowMs} old={problem !== null} />
      )}
      {problem !== null && (
        <div className="mt-4">
          <ErrorNotice error={problem} asksAgain />
        </div>
      )}
    </section>
  );
}
