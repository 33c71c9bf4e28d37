import { useEffect, useRef } from "react";
import * as v from "valibot";
import { WHOLE_ROWS } from "./chunks";
import type { ListWindow, RowPlace } from "./list-window";

const LeftPlace = v.object({ href: v.string(), row: v.number(), fromTop: v.number() });

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
    sessionStorage.setItem(list, JSON.stringify({ href: window.location.href, ...place }));
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

/** Once, and only when this page is one that somebody comes back to. */
function placeLeft(list: string): RowPlace | null {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type === "navigate") return null;
  try {
    const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), LeftPlace), sessionStorage.getItem(list));
    sessionStorage.removeItem(list);
    return kept.success && kept.output.href === window.location.href ? kept.output : null;
  } catch {
    return null;
  }
}
