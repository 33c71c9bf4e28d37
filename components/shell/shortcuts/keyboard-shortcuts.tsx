"use client";

import { useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";

const ShortcutSheet = lazyPart(() => import("./shortcut-sheet").then((module) => module.ShortcutSheet));

/** The button for the sheet of shortcuts, in the footer. The key for it clicks the button. */
export function KeyboardShortcuts() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        data-shortcut-sheet=""
        onClick={() => setOpen(true)}
        className="cursor-pointer py-1 text-link hover:underline noscript:hidden max-sm:hidden"
      >
        Keyboard shortcuts
      </button>
      {open && <ShortcutSheet onClose={() => setOpen(false)} />}
    </>
  );
}
