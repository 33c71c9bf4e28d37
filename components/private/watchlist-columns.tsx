import type { ReactNode } from "react";
import { AccountStatus } from "@/components/account/account-status";
import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { TransactionLink } from "@/components/entity/transaction-link";
import type { Column } from "@/components/ui/data-table";
import type { ExportColumn } from "@/lib/domain/export/export-column";
import { addressText, coinsText } from "@/lib/domain/export/export-values";
import type { PrivateRecord } from "@/lib/domain/private/private-record";
import type { WatchedAccount } from "@/lib/domain/private/watched-report";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { PrivateLabel } from "./private-label";
import { WatchlistRowButtons } from "./watchlist-row-buttons";
import type { IndexedAccount, WatchlistRow } from "./watchlist-rows";

export interface WatchlistActions {
  readonly onWatch: (record: PrivateRecord) => void;
  readonly onRename: (record: PrivateRecord) => void;
  readonly onRemove: (record: PrivateRecord) => void;
}

const NO_FACT_TEXTS = {
  waiting: <span className="text-muted">…</span>,
  failed: <span className="text-muted">Unavailable</span>,
  unknown: <span className="text-muted">Not indexed</span>,
};

/** A fact from the index, or why it is missing. */
function indexFact(indexed: IndexedAccount, show: (account: WatchedAccount) => ReactNode): ReactNode {
  return typeof indexed === "string" ? NO_FACT_TEXTS[indexed] : show(indexed);
}

export function watchlistColumns(
  network: PageNetwork,
  actions: WatchlistActions,
): readonly Column<WatchlistRow>[] {
  return [
    {
      title: "Account",
      phone: "lead",
      cell: ({ record, indexed }) => (
        <AddressLink
          network={network}
          address={record.address}
          name={typeof indexed === "string" ? undefined : (indexed.domain ?? undefined)}
          nameSource={typeof indexed === "string" ? undefined : indexed.nameSource}
          doubt={typeof indexed === "string" ? undefined : indexed.doubt}
        />
      ),
    },
    {
      title: "Private label",
      phone: "detail",
      cell: ({ record: { name } }) =>
        name === "" ? <span className="text-muted">none</span> : <PrivateLabel name={name} />,
    },
    {
      title: "Status",
      phone: "aside",
      cell: ({ indexed }) =>
        indexFact(indexed, ({ status }) => (
          // The explanation is only on the account's page, which has room for it.
          <span className="[&>.text-muted]:hidden">
            <AccountStatus status={status} />
          </span>
        )),
    },
    {
      title: "Balance",
      numeric: true,
      phone: "value",
      cell: ({ indexed }) =>
        indexFact(indexed, ({ balance }) =>
          balance === null ? "Unknown" : <Coins network={network} value={balance} brief />,
        ),
    },
    {
      title: "Last transaction",
      cell: ({ indexed }) =>
        indexFact(indexed, ({ lastTransaction }) =>
          lastTransaction === null ? "None" : <TransactionLink network={network} hash={lastTransaction} />,
        ),
    },
    {
      title: "Edit",
      phone: "more",
      cell: ({ record }) => <WatchlistRowButtons network={network} record={record} {...actions} />,
    },
  ];
}

/** The columns of the exported file. */
export function watchlistExportColumns(
  network: Pick<PageNetwork, "testnet">,
): readonly ExportColumn<WatchlistRow>[] {
  const of = <T,>(indexed: IndexedAccount, value: (account: WatchedAccount) => T) =>
    typeof indexed === "string" ? null : value(indexed);
  return [
    { name: "account", value: ({ record }) => addressText(record.address, network) },
    { name: "own_name", value: ({ record }) => record.name },
    { name: "watched", value: ({ record }) => record.watched },
    { name: "domain", value: ({ indexed }) => of(indexed, ({ domain }) => domain) },
    { name: "status", value: ({ indexed }) => of(indexed, ({ status }) => status) },
    {
      name: "balance",
      value: ({ indexed }) => of(indexed, ({ balance }) => (balance === null ? null : coinsText(balance))),
    },
    {
      name: "last_transaction",
      value: ({ indexed }) => of(indexed, ({ lastTransaction }) => lastTransaction),
    },
  ];
}
