"use client";

import Link from "next/link";
import { useState } from "react";
import { saysSomething } from "@/lib/domain/private/private-note";
import { noteOf } from "@/lib/domain/private/private-notes-store";
import { usePrivateNotes } from "@/lib/query/use-private-notes";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { PrivateLabelDialog } from "./private-label-dialog";
import { PrivateLabel } from "./private-label";
import { StarIcon } from "./star-icon";
import { useSavePrivateLabel } from "./use-save-private-label";

interface AccountWatchControlsProps {
  readonly network: PageNetwork;
  readonly address: Address;
  /** Path of the watchlist. */
  readonly watchlistHref: string;
}

const BUTTON_CLASS =
  "cursor-pointer rounded border border-edge bg-raised px-2 py-0.5 hover:border-muted print:hidden";

/** Buttons to watch and label an account, on its own page. */
export function AccountWatchControls({ network, address, watchlistHref }: AccountWatchControlsProps) {
  const note = noteOf(usePrivateNotes(network.id), address);
  const { save, message: status } = useSavePrivateLabel(network.id);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { name, watched } = note;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      {name !== "" && <PrivateLabel name={name} />}
      <button
        type="button"
        aria-pressed={watched}
        onClick={() => save({ ...note, watched: !watched })}
        className={BUTTON_CLASS}
      >
        <StarIcon full={watched} /> Watch
      </button>
      <button type="button" onClick={() => setDialogOpen(true)} className={BUTTON_CLASS}>
        {name === "" ? "Name it" : "Rename"}
      </button>
      {saysSomething(note) && (
        <Link href={watchlistHref} prefetch={false} className="py-0.5 print:hidden">
          Watchlist
        </Link>
      )}
      <output aria-live="polite" className="text-xs text-muted">
        {status}
      </output>
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
