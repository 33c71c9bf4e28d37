"use client";

import { useId, useState } from "react";
import { SaveTableButton } from "@/components/charts/save-table-button";
import { ErrorNotice } from "@/components/error/error-notice";
import { DataTable } from "@/components/ui/data-table";
import type { PrivateRecord } from "@/lib/domain/private/private-record";
import { recordOf } from "@/lib/domain/private/private-records-store";
import { usePrivateRecords } from "@/lib/query/use-private-records";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { middle } from "@/lib/ton/value/shorten";
import { PrivateLabelDialog } from "./private-label-dialog";
import { WatchlistFiles } from "./watchlist-files";
import { useSavePrivateLabel } from "./use-save-private-label";
import { useWatchlistRows } from "./use-watchlist-rows";
import { watchlistColumns, watchlistExportColumns } from "./watchlist-columns";
import { isOrder, ORDERS, sortRows, type Order } from "./watchlist-rows";

interface WatchlistProps {
  readonly network: PageNetwork;
  readonly networks: readonly string[];
}

/** Watched and labeled accounts with their data from the index. */
export function Watchlist({ network, networks }: WatchlistProps) {
  const records = usePrivateRecords(network.id);
  const { rows, busy, problem } = useWatchlistRows(network.id, records);
  const { save, message: status } = useSavePrivateLabel(network.id);
  const [order, setOrder] = useState<Order>("added");
  const [labelling, setLabelling] = useState<Address | null>(null);
  const [removed, setRemoved] = useState<PrivateRecord | null>(null);
  const sortId = useId();
  const sorted = sortRows(rows, order);
  const columns = watchlistColumns(network, {
    onWatch: (record) => change({ ...record, watched: !record.watched }, record),
    onRename: ({ address }) => setLabelling(address),
    onRemove: (record) => change({ ...record, name: "", watched: false }, record),
  });
  function change(after: PrivateRecord, before: PrivateRecord) {
    save(after);
    setRemoved(after.name === "" && !after.watched ? before : null);
  }
  // The record may have changed in another tab while the dialog was open.
  const labelled = labelling === null ? null : recordOf(records, labelling);
  const undo = () => {
    if (removed !== null) save(removed);
    setRemoved(null);
  };

  return (
    <div data-name-beside="" className="grid grid-cols-1 gap-4">
      <div data-keeps-focus="" className="card">
        <div
          className={`flex flex-wrap items-center gap-x-5 gap-y-1 ${records.length === 0 ? "" : "mb-3 min-h-9"}`}
        >
          {records.length > 0 && (
            <>
              <label htmlFor={sortId} className="flex items-center gap-2 text-muted">
                Sort by
                <select
                  id={sortId}
                  value={order}
                  onChange={({ target: { value } }) => setOrder(isOrder(value) ? value : "added")}
                  className="rounded-control border border-edge bg-raised px-2 py-1 text-text"
                >
                  {Object.entries(ORDERS).map(([id, label]) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
              <SaveTableButton
                fileName={`${network.id}-watchlist`}
                columns={watchlistExportColumns(network)}
                rows={sorted}
              />
            </>
          )}
          {removed !== null && (
            // The row that had the focus is gone, so the focus moves here.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            <button key={removed.address} type="button" autoFocus onClick={undo} className="button">
              Undo
            </button>
          )}
          <output aria-live="polite" className="text-xs text-muted">
            {removed === null ? status : `Removed ${removed.name || middle(removed.address)}`}
          </output>
        </div>
        {problem !== null && (
          <div className="mb-4">
            <ErrorNotice error={problem} willRetry />
          </div>
        )}
        {records.length === 0 ? (
          <p className="max-w-prose">
            No watched or labeled accounts on {network.name} yet. Add them on an account’s page.
          </p>
        ) : (
          <DataTable
            caption={`Watched and labeled accounts of ${network.name}`}
            columns={columns}
            rows={sorted}
            idOf={({ record }) => record.address}
            busy={busy}
          />
        )}
      </div>
      <WatchlistFiles networks={networks} />
      {labelled !== null && (
        <PrivateLabelDialog
          name={labelled.name}
          onSave={(name) => change({ ...labelled, name }, labelled)}
          onClose={() => setLabelling(null)}
        />
      )}
    </div>
  );
}
