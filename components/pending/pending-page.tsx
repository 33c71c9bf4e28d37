import { PageTitle } from "@/components/ui/page-title";
import type { ReactNode } from "react";
import { KindDrawings } from "@/components/action/kind-drawings";
import { AddressLink } from "@/components/entity/address-link";
import { TransactionLink } from "@/components/entity/transaction-link";
import { ErrorNotice } from "@/components/error/error-notice";
import { LatestTabs } from "@/components/transaction/list/latest-tabs";
import { FilterChip } from "@/components/ui/filter-chip";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { pendingPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { PENDING_VIEWS, writePendingQuery } from "@/lib/domain/pending/pending-query";
import type { PendingPage } from "@/lib/domain/pending/pending-page";
import { PendingForm } from "./pending-form";
import { PendingList } from "./pending-list";

interface PendingPageViewProps {
  readonly network: PageNetwork;
  readonly children: ReactNode;
}

/** Pending actions, transactions and traces, and what pending means. */
export function PendingPageView({ network, children }: PendingPageViewProps) {
  return (
    <>
      <PageTitle>Pending</PageTitle>
      <div className="card">
        <LatestTabs network={network} open="pending" />
        <p className="mb-4 max-w-prose text-muted">
          Traces that are not final yet. Results are emulated until a masterchain block contains them.
        </p>
        {children}
      </div>
    </>
  );
}

interface PendingOpenedProps {
  readonly network: PageNetwork;
  readonly opened: PendingPage;
}

/** The pending items of the URL's account or message, or the form to name one. */
export function PendingOpened({ network, opened }: PendingOpenedProps) {
  if (opened.query !== null) return <PendingRows network={network} {...opened} />;
  return (
    <>
      {opened.problem !== null && (
        <div className="mb-4">
          <ErrorNotice error={opened.problem} />
        </div>
      )}
      <PendingForm network={network} />
    </>
  );
}

const VIEW_NAMES = { actions: "Actions", transactions: "Transactions", traces: "Traces" } as const;

type PendingRowsProps = Extract<PendingPage, { report: unknown }> & { readonly network: PageNetwork };

function PendingRows({ network, query: { of, view }, report }: PendingRowsProps) {
  const to = (other: typeof view) => pendingPath(network, writePendingQuery(of, other));
  return (
    <>
      <KindDrawings />
      <p className="mb-4">
        <FilterChip clearHref={pendingPath(network)} clearLabel="Choose another account or message">
          {of.is === "account" ? (
            <>
              Account <AddressLink network={network} address={of.address} copy={false} />
            </>
          ) : (
            <>
              Message <TransactionLink network={network} hash={of.hash} />
            </>
          )}
        </FilterChip>
      </p>
      <div className="mb-4">
        <SegmentedControl
          label="View"
          current={to(view)}
          options={PENDING_VIEWS.map((one) => ({ href: to(one), name: VIEW_NAMES[one] }))}
        />
      </div>
      <PendingList key={to(view)} network={network} query={{ of, view }} initial={report} />
      <p className="mt-4 hidden noscript:block">
        <a href={to(view)}>Reload</a>
      </p>
    </>
  );
}
