import type { ReactNode } from "react";
import { GroupView } from "@/components/action/action-group";
import { MiddleText } from "@/components/entity/middle-text";
import { Time } from "@/components/entity/time";
import { Counterparties } from "@/components/transaction/list/transaction-counterparties";
import { MovedCoins } from "@/components/transaction/list/moved-coins";
import { Operation } from "@/components/transaction/list/transaction-operation";
import { PartyLink } from "@/components/transaction/list/party-link";
import { Wrapping } from "@/components/transaction/list/wrapping-cell";
import type { Column } from "@/components/ui/data-table";
import { transactionPath } from "@/lib/paths";
import { groupsOf } from "@/lib/domain/action/action-groups";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Followed } from "@/lib/domain/pending/follow";
import type { PendingView } from "@/lib/domain/pending/pending-query";
import { StateCell } from "./pending-state-cell";
import { RowLink } from "@/components/entity/row-link";

type Columns = readonly Column<Followed>[];

/** What is told of what is under way, by the way to look at it. */
export function pendingColumns(network: PageNetwork, view: PendingView): Columns {
  const state: Column<Followed> = {
    title: "State",
    cell: (followed) => <StateCell network={network} followed={followed} />,
  };
  const time: Column<Followed> = {
    title: "Began",
    numeric: true,
    cell: ({ row }) => <Time atMs={row.at * 1_000} />,
  };
  const [first, ...others] = COLUMNS[view](network);
  // How far it is has to be seen before anything else of it.
  return [first, state, ...others, time];
}

type Own = readonly [first: Column<Followed>, ...others: Column<Followed>[]];

const COLUMNS: Readonly<Record<PendingView, (network: PageNetwork) => Own>> = {
  actions: (network) => [
    {
      title: "Action",
      cell: (followed) => (
        <Way network={network} followed={followed}>
          {followed.row.actions[0]?.label}
        </Way>
      ),
    },
    happens(network),
  ],
  transactions: (network) => [
    {
      title: "Operation",
      cell: (followed) => (
        <Way network={network} followed={followed}>
          {followed.row.transaction !== null && <Operation row={followed.row.transaction} />}
        </Way>
      ),
    },
    ofTransaction("Account", (row) => <PartyLink network={network} party={row.account} />),
    ofTransaction("From or to", (row) => <Counterparties network={network} row={row} />),
    { ...ofTransaction("Amount", (row) => <MovedCoins network={network} row={row} />), numeric: true },
  ],
  traces: (network) => [
    {
      title: "Trace",
      cell: (followed) => (
        <Way network={network} followed={followed}>
          <MiddleText text={followed.row.message ?? followed.row.id} />
        </Way>
      ),
    },
    happens(network),
    {
      title: "Transactions",
      cell: ({ row: { size } }) => size !== null && `${size.made} of ${size.known} in a block`,
    },
  ],
};

function happens(network: PageNetwork): Column<Followed> {
  return {
    title: "What is to happen",
    cell: ({ row: { actions } }) => (
      <div className="min-w-60 wrap-anywhere whitespace-normal">
        {actions.length === 0 && <span className="text-muted">Nothing that has a name so far</span>}
        {/* How far it is stands in a column of its own. */}
        {groupsOf(
          actions.map((action) => ({ ...action, pending: false })),
          true,
        ).map((group) => (
          <GroupView key={group.id} network={network} group={group} />
        ))}
      </div>
    ),
  };
}

function ofTransaction(
  title: string,
  cell: (row: NonNullable<Followed["row"]["transaction"]>) => ReactNode,
): Column<Followed> {
  return {
    title,
    cell: ({ row: { transaction } }) => transaction !== null && <Wrapping>{cell(transaction)}</Wrapping>,
  };
}

interface WayProps {
  readonly network: PageNetwork;
  readonly followed: Followed;
  readonly children: ReactNode;
}

/** To the transaction if it is there, or else to the page that waits for it. */
function Way({ network, followed: { row, transaction }, children }: WayProps) {
  const hash = transaction ?? row.message;
  return hash === null ? children : <RowLink href={transactionPath(network, hash)}>{children}</RowLink>;
}
