"use client";

import { useState } from "react";
import { BUTTON_CLASS } from "@/components/ui/button-class";
import { noteOf } from "@/lib/domain/private/private-notes-store";
import { usePrivateNotes } from "@/lib/query/use-private-notes";
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
  const note = noteOf(usePrivateNotes(network.id), address);
  const { save, message: status } = useSavePrivateLabel(network.id);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { name, watched } = note;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 md:justify-end">
      <output aria-live="polite" className="text-sm text-muted empty:hidden">
        {status}
      </output>
      <button
        type="button"
        aria-pressed={watched}
        onClick={() => save({ ...note, watched: !watched })}
        className={`${BUTTON_CLASS} min-w-28 justify-center`}
      >
        <StarIcon full={watched} /> {watched ? "Watching" : "Watch"}
      </button>
      <button
        type="button"
        onClick={() => setDialogOpen(true)}
        className={`${BUTTON_CLASS} min-w-40 justify-center`}
      >
        {name === "" ? "Add private label" : "Private label"}
      </button>
      {isDialogOpen && (
        <PrivateLabelDialog
          name={name}
          onSave={(typed) => save({ ...note, name: typed })}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </div>
  );
}
