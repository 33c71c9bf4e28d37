import { useLayoutEffect, useRef } from "react";

const MAIN_LINK = "th[scope=row] a[href]";

/** Elements that handle keys themselves. */
const IGNORED_TARGETS =
  "input, textarea, select, [contenteditable], [role=dialog], dialog, details[open][name=menu]";

/** Handles the keys of all lists on the page by focusing row links. Mounted once. */
export function RowKeyListener() {
  const fallbackButton = useRef<HTMLButtonElement>(null);
  // Attached before the keys pressed earlier are replayed.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForRows(event)) return;
      const row = document.activeElement?.closest("tr") ?? null;
      const link = event.key === "y" ? copyMain(row, fallbackButton.current) : neighbour(row, event.key);
      if (link === null) return;
      event.preventDefault();
      link.focus({ preventScroll: true });
      link.closest("tr")?.scrollIntoView({ block: "nearest" });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <button
      ref={fallbackButton}
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className="fixed start-1/2 bottom-6 z-10 hidden -translate-x-1/2 rounded-full border border-line bg-raised px-4 py-1 shadow data-copied:block"
    >
      Copied
    </button>
  );
}

function isForRows({ key, target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey || !/^[jky]$/.test(key)) return false;
  if (document.documentElement.dataset["shortcuts"] === "off") return false;
  return !(target instanceof Element && target.closest(IGNORED_TARGETS) !== null);
}

/** The link of the next or previous row; without a current row, of the first visible one. */
function neighbour(row: HTMLTableRowElement | null, key: string): HTMLAnchorElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(MAIN_LINK)];
  const position = links.findIndex((link) => link.closest("tr") === row);
  const current = links[position];
  if (current === undefined) return links.find((link) => link.getBoundingClientRect().top >= 0) ?? null;
  const next = links[position + (key === "j" ? 1 : -1)] ?? current;
  // A focused row far from the window may have no rendered neighbours.
  const isNear =
    next.closest("table") !== current.closest("table") ||
    Math.abs(rowIndexOf(next) - rowIndexOf(current)) <= 1;
  return isNear ? next : current;
}

function rowIndexOf(link: HTMLAnchorElement): number {
  return Number(link.closest("tr")?.getAttribute("aria-rowindex") ?? 0);
}

/** Copies the value of the row's first cell, or else the link's text. */
function copyMain(
  row: HTMLTableRowElement | null,
  fallbackButton: HTMLButtonElement | null,
): HTMLAnchorElement | null {
  const link = row?.querySelector<HTMLAnchorElement>(MAIN_LINK) ?? null;
  const text = link?.closest("th")?.querySelector("[data-copy]")?.getAttribute("data-copy");
  fallbackButton?.setAttribute("data-copy", text ?? link?.textContent ?? "");
  if (link !== null) fallbackButton?.click();
  return link;
}
