"use client";

import { useLayoutEffect, type RefObject } from "react";

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

/** A page's first load is without `shortcutKey`, which also reads letters of other scripts. */
function isShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  return ctrlKey || metaKey
    ? /^k$/i.test(key)
    : key === "/" && !document.querySelector("[data-shortcuts=off]");
}

/**
 * `/` and Ctrl+K or Cmd+K focus the search box, except in other text fields, where Ctrl+K can be a key of the system.
 * Ctrl+K is no single key, so it cannot be switched off.
 */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>): void {
  // Attached during hydration, when keys pressed earlier are replayed.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [input]);
}
