"use client";

import { useEffect } from "react";

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>('details[name="menu"][open]');
}

/** Closes an open menu on Escape and on interaction outside of it. Without scripts, its summary closes it. */
export function MenuCloser() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const menu = event.key === "Escape" ? openMenu() : null;
      if (menu === null) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    };
    const onPointerOrFocus = ({ target }: Event) => {
      const menu = openMenu();
      if (menu !== null && target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointerOrFocus);
    document.addEventListener("focusin", onPointerOrFocus);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointerOrFocus);
      document.removeEventListener("focusin", onPointerOrFocus);
    };
  }, []);
  return null;
}
