"use client";

import { useEffect, useRef } from "react";

const MAIN_LINK = "th[scope=row] a[href]";

/** Where keys mean what they say, or belong to something that is open. */
const ELSEWHERE =
  "input, textarea, select, [contenteditable], [role=dialog], dialog, details[open][name=menu]";

/** The keys of all lists of the page. The focus goes to the row's link, so the browser does the rest. Mounted once. */
export function RowKeyListener() {
  const copied = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForRows(event)) return;
      const row = document.activeElement?.closest("tr") ?? null;
      const link = event.key === "y" ? copyMain(row, copied.current) : neighbour(row, event.key);
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
      ref={copied}
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
  return !(target instanceof Element && target.closest(ELSEWHERE) !== null);
}

/** The link of the next row, or the one before; without a row, of the first that can be seen. */
function neighbour(row: HTMLTableRowElement | null, key: string): HTMLAnchorElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(MAIN_LINK)];
  const at = links.findIndex((link) => link.closest("tr") === row);
  const here = links[at];
  if (here === undefined) return links.find((link) => link.getBoundingClientRect().top >= 0) ?? null;
  const next = links[at + (key === "j" ? 1 : -1)] ?? here;
  // Far from the window a row is drawn alone; those around it come when it is scrolled to.
  const isNear =
    next.closest("table") !== here.closest("table") || Math.abs(placeOf(next) - placeOf(here)) <= 1;
  return isNear ? next : here;
}

function placeOf(link: HTMLAnchorElement): number {
  return Number(link.closest("tr")?.getAttribute("aria-rowindex") ?? 0);
}

/** Presses the copy button of the row's first cell; where there is none, one of our own with the link's text. */
function copyMain(row: HTMLTableRowElement | null, own: HTMLButtonElement | null): HTMLAnchorElement | null {
  const link = row?.querySelector<HTMLAnchorElement>(MAIN_LINK) ?? null;
  const text = link?.closest("th")?.querySelector("[data-copy]")?.getAttribute("data-copy");
  own?.setAttribute("data-copy", text ?? link?.textContent ?? "");
  if (link !== null) own?.click();
  return link;
}
