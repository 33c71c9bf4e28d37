"use client";

import { useLayoutEffect, type RefObject } from "react";

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

function isShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const command = ctrlKey || metaKey;
  return !altKey && (command ? key.toLowerCase() === "k" : key === "/");
}

/** `/` and Ctrl+K or Cmd+K focus the search box, except in other text fields. */
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
