import { useEffect, useRef } from "react";
import { WHOLE_ROWS } from "./chunks";
import type { ListWindow, RowPlace } from "./list-window";

const READER_MOVES = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Leads back to the row that somebody was at when they reloaded a page with a long list or left it.
 * Browsers know the height, but cannot wait for rows that are still to come.
 */
export function useReturnToRow(list: string, view: ListWindow, rows: number): void {
  const wanted = useRef<RowPlace | null>(null);

  useEffect(() => {
    const leave = () => remember(list, view.place());
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [list, view]);

  useEffect(() => {
    wanted.current = placeLeft(list);
    const stay = () => {
      wanted.current = null;
    };
    for (const event of READER_MOVES) window.addEventListener(event, stay, { passive: true });
    return () => {
      for (const event of READER_MOVES) window.removeEventListener(event, stay);
    };
  }, [list]);

  useEffect(() => {
    const place = wanted.current;
    if (place === null || rows <= place.row) return;
    wanted.current = null;
    if (rows > WHOLE_ROWS) view.goTo(place);
  }, [rows, view]);
}

function remember(list: string, place: RowPlace | null): void {
  if (place === null) return;
  try {
    sessionStorage.setItem(list, `${window.location.href} ${place.row} ${place.fromTop}`);
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

/** Once, and only when this page is one that somebody comes back to. */
function placeLeft(list: string): RowPlace | null {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type === "navigate") return null;
  try {
    const [href, row, fromTop] = (sessionStorage.getItem(list) ?? "").split(" ");
    sessionStorage.removeItem(list);
    // Where the page was opened: its address says by now how far the list has come.
    if (href !== navigation.name) return null;
    const place = { row: Number(row), fromTop: Number(fromTop) };
    return Number.isInteger(place.row) && Number.isFinite(place.fromTop) ? place : null;
  } catch {
    return null;
  }
}
