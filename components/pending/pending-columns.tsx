import { numberText } from "@/lib/text/counted";
import type { ReactNode } from "react";
import { ActionGroupView } from "@/components/action/action-group";
import { MiddleText } from "@/components/entity/middle-text";
import { Time } from "@/components/entity/time/time";
import { TransactionCounterparties } from "@/components/transaction/list/transaction-counterparties";
import { MovedCoins } from "@/components/transaction/list/moved-coins";
import { TransactionOperation } from "@/components/transaction/list/transaction-operation";
import { PartyLink } from "@/components/transaction/list/party-link";
import { WrappingCell } from "@/components/transaction/list/wrapping-cell";
import type { Column } from "@/components/ui/data-table";
import { transactionPath } from "@/lib/paths";
import { groupsOf } from "@/lib/domain/action/action-groups";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { WatchedItem } from "@/lib/domain/pending/pending-state";
import type { PendingView } from "@/lib/domain/pending/pending-query";
import { PendingStateCell } from "./pending-state-cell";
import { PageLink } from "@/components/ui/page-link";

type PendingColumns = readonly Column<WatchedItem>[];

/** The columns of each view of pending traces. */
export function pendingColumns(network: PageNetwork, view: PendingView): PendingColumns {
  const state: Column<WatchedItem> = {
    title: "Status",
    phone: "value",
    cell: (followed) => <PendingStateCell network={network} followed={followed} />,
  };
  const time: Column<WatchedItem> = {
    title: "Age",
    numeric: true,
    phone: "aside",
    cell: ({ row }) => <Time atMs={row.at * 1_000} />,
  };
  const [first, ...others] = COLUMNS[view](network);
  // The state comes right after the title, so that it is visible on narrow screens.
  return [first, state, ...others, time];
}

type ViewColumns = readonly [first: Column<WatchedItem>, ...others: Column<WatchedItem>[]];

const COLUMNS: Readonly<Record<PendingView, (network: PageNetwork) => ViewColumns>> = {
  actions: (network) => [
    {
      title: "Action",
      phone: "lead",
      cell: (followed) => (
        <FollowedLink network={network} followed={followed}>
          {followed.row.actions[0]?.label}
        </FollowedLink>
      ),
    },
    expectedActions(network),
  ],
  transactions: (network) => [
    {
      title: "Operation",
      phone: "lead",
      cell: (followed) => (
        <FollowedLink network={network} followed={followed}>
          {followed.row.transaction !== null && <TransactionOperation row={followed.row.transaction} />}
        </FollowedLink>
      ),
    },
    {
      ...transactionColumn("Account", (row) => <PartyLink network={network} party={row.account} />),
      phone: "detail",
    },
    {
      ...transactionColumn("Counterparty", (row) => (
        <TransactionCounterparties network={network} row={row} />
      )),
      phone: "more",
    },
    {
      ...transactionColumn("Amount", (row) => <MovedCoins network={network} row={row} />),
      numeric: true,
      phone: "more",
    },
  ],
  traces: (network) => [
    {
      title: "Trace",
      phone: "lead",
      cell: (followed) => (
        <FollowedLink network={network} followed={followed}>
          <MiddleText text={followed.row.message ?? followed.row.id} />
        </FollowedLink>
      ),
    },
    expectedActions(network),
    {
      title: "Transactions",
      phone: "detail",
      cell: ({ row: { size } }) =>
        size !== null && `${numberText(size.inBlock)} of ${numberText(size.total)} in a block`,
    },
  ],
};

function expectedActions(network: PageNetwork): Column<WatchedItem> {
  return {
    title: "Expected actions",
    phone: "more",
    cell: ({ row: { actions } }) => (
      <div className="wrap-anywhere sm:min-w-60 whitespace-normal">
        {actions.length === 0 && <span className="text-muted">No decoded actions yet</span>}
        {/* The state has its own column. */}
        {groupsOf(
          actions.map((action) => ({ ...action, pending: false })),
          true,
        ).map((group) => (
          <ActionGroupView key={group.id} network={network} group={group} />
        ))}
      </div>
    ),
  };
}

function transactionColumn(
  title: string,
  cell: (row: NonNullable<WatchedItem["row"]["transaction"]>) => ReactNode,
): Column<WatchedItem> {
  return {
    title,
    cell: ({ row: { transaction } }) =>
      transaction !== null && <WrappingCell>{cell(transaction)}</WrappingCell>,
  };
}

interface FollowedLinkProps {
  readonly network: PageNetwork;
  readonly followed: WatchedItem;
  readonly children: ReactNode;
}

/** Links to the transaction, or to the page that waits for it. */
function FollowedLink({ network, followed: { row, transaction }, children }: FollowedLinkProps) {
  const hash = transaction ?? row.message;
  return hash === null ? children : <PageLink href={transactionPath(network, hash)}>{children}</PageLink>;
}
