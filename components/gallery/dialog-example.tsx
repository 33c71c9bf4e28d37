"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";

export function DialogExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="cursor-pointer rounded border border-edge bg-raised px-3 py-1.5 hover:border-text"
      >
        A sheet
      </button>
      {open && (
        <Dialog title="A sheet above the page" onClose={() => setOpen(false)}>
          <p className="mt-4">The focus stays within, and goes back to the button.</p>
        </Dialog>
      )}
    </>
  );
}
