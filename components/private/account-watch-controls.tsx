"use client";

import { useState } from "react";
import { recordOf } from "@/lib/domain/private/private-records-store";
import { usePrivateRecords } from "@/lib/query/use-private-records";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { PrivateLabelDialog } from "./private-label-dialog";
import { StarIcon } from "./star-icon";
import { useSavePrivateLabel } from "./use-save-private-label";

interface AccountWatchControlsProps {
  readonly network: PageNetwork;
  readonly address: Address;
}

/** Buttons to watch and label an account, on its own page. Their widths do not depend on their labels. */
export function AccountWatchControls({ network, address }: AccountWatchControlsProps) {
  const record = recordOf(usePrivateRecords(network.id), address);
  const { save, message: status } = useSavePrivateLabel(network.id);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { name, watched } = record;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 md:justify-end">
      <output aria-live="polite" className="text-sm text-muted empty:hidden">
        {status}
      </output>
      <button
        type="button"
        aria-pressed={watched}
        onClick={() => save({ ...record, watched: !watched })}
        className="button min-w-28 justify-center"
      >
        <StarIcon full={watched} /> {watched ? "Watching" : "Watch"}
      </button>
      <button type="button" onClick={() => setDialogOpen(true)} className="button min-w-40 justify-center">
        {name === "" ? "Add private label" : "Private label"}
      </button>
      {isDialogOpen && (
        <PrivateLabelDialog
          name={name}
          onSave={(typed) => save({ ...record, name: typed })}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </div>
  );
}
