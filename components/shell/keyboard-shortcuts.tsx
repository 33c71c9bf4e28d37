"use client";

import { useRouter } from "next/navigation";
import { useLayoutEffect, useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { shortcutKey } from "./shortcut-key";
import { LETTER_LINKS } from "./site-sections";

const ShortcutSheet = lazyPart(() => import("./shortcut-sheet").then((module) => module.ShortcutSheet));

/** How long `g` waits for the letter of a section. */
const GO_TO_MS = 1_500;

/** Handles global keys and renders the button for the sheet of shortcuts. Mounted once, by the footer. */
export function KeyboardShortcuts({ network }: { readonly network: PageNetwork }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  // Attached when the page is hydrated, when keys that were pressed before are repeated.
  useLayoutEffect(() => {
    let goToUntilMs = 0;
    const onKey = (event: KeyboardEvent) => {
      const key = shortcutKey(event);
      // A modifier key alone is ignored.
      if (key === null || key.length > 1) return;
      const isGoTo = event.timeStamp < goToUntilMs;
      goToUntilMs = !isGoTo && key === "g" ? event.timeStamp + GO_TO_MS : 0;
      const place = isGoTo ? LETTER_LINKS.find(({ letter }) => letter === key) : undefined;
      if (place !== undefined) router.push(place.path(network));
      else if (key === "?") setOpen(true);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [router, network]);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="cursor-pointer py-1 text-link hover:underline noscript:hidden max-sm:hidden"
      >
        Keyboard shortcuts
      </button>
      {open && <ShortcutSheet onClose={() => setOpen(false)} />}
    </>
  );
}
