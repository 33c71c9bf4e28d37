import { useLayoutEffect } from "react";

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>('details[name="menu"][open]');
}

/**
 * Closes an open menu on Escape, on interaction outside it, and when one of its links is followed. Without scripts,
 * its summary closes it.
 */
export function MenuCloser() {
  // Attached before the keys pressed earlier are replayed.
  useLayoutEffect(() => {
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
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const menu = openMenu();
      if (link !== null && menu?.contains(link) === true) menu.open = false;
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("click", onClick);
    document.addEventListener("pointerdown", onPointerOrFocus);
    document.addEventListener("focusin", onPointerOrFocus);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("click", onClick);
      document.removeEventListener("pointerdown", onPointerOrFocus);
      document.removeEventListener("focusin", onPointerOrFocus);
    };
  }, []);
  return null;
}
