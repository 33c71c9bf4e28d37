import { PageLink } from "@/components/ui/page-link";
import { Name } from "@/components/entity/name";
import type { TraceRow, TraceView } from "@/lib/domain/trace/view/trace-view";
import { StepAccount } from "./trace-step-text";
import { hrefTo } from "./trace-views";

interface StepNavigationProps {
  readonly view: TraceView;
  /** The id of the shown step. */
  readonly at: string;
  readonly query: string;
}

/** The step of the trace that a tab is about, with links to the adjacent ones; nothing if there is only one. */
export function StepNavigation({ view: { rows, accounts }, at, query }: StepNavigationProps) {
  const place = rows.findIndex(({ id }) => id === at);
  const row = rows[place];
  if (row === undefined || rows.length === 1) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-xl bg-sunken px-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="font-medium">
          <StepAccount account={row.account === null ? undefined : accounts[row.account]} />
        </span>{" "}
        <span className="text-muted">
          <Name text={row.operation} max={48} />
        </span>
      </span>
      <nav aria-label="Steps" className="flex items-center gap-3 print:hidden">
        <StepLink row={rows[place - 1]} query={query} label="Previous step">
          ←
        </StepLink>
        <span className="text-sm text-muted">
          Step {place + 1} of {rows.length}
        </span>
        <StepLink row={rows[place + 1]} query={query} label="Next step">
          →
        </StepLink>
      </nav>
    </div>
  );
}

interface StepLinkProps {
  readonly row: TraceRow | undefined;
  readonly query: string;
  readonly label: string;
  readonly children: string;
}

function StepLink({ row, query, label, children }: StepLinkProps) {
  if (row === undefined) return null;
  return (
    <PageLink
      href={hrefTo(query, { at: row.id })}
      replace
      scroll={false}
      aria-label={label}
      className="inline-flex size-8 items-center justify-center rounded-control hover:bg-raised hover:no-underline"
    >
      {children}
    </PageLink>
  );
}
