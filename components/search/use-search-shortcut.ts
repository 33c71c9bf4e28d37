"use client";

import { useLayoutEffect, type RefObject } from "react";
import { shortcutKey } from "@/components/shell/shortcuts/shortcut-key";

/** Not a single key, so it works in fields, and cannot be switched off. On a Mac, Ctrl+K is a key of fields. */
function isCommand({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  const isMac = navigator.userAgent.includes("Mac OS");
  return (
    (metaKey || (ctrlKey && !isMac)) && !altKey && !shiftKey && !isComposing && key.toLowerCase() === "k"
  );
}

/** `/`, and Ctrl+K or Cmd+K in fields too, focus the search box. */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>): void {
  // Attached during hydration, when keys pressed earlier are replayed.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector("dialog[open]") !== null) return;
      if (!isCommand(event) && shortcutKey(event) !== "/") return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [input]);
}
