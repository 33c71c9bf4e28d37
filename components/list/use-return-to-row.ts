import { useEffect, useRef } from "react";
import { withoutPosition } from "@/lib/domain/list/list-position";
import { WHOLE_ROWS } from "./list-chunks";
import type { ListWindow, RowPosition } from "./list-window";

const READER_MOVES = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Restores the position in a long list after a reload or Back. Browsers restore the offset, but cannot
 * wait for rows that still load.
 */
export function useReturnToRow(list: string, view: ListWindow, rows: number): void {
  const target = useRef<RowPosition | null>(null);

  useEffect(() => {
    const save = () => savePosition(list, view.topRow());
    // A page that comes back as it was needs no saved place.
    const discard = ({ persisted }: PageTransitionEvent) => {
      if (persisted) removePosition(list);
    };
    window.addEventListener("pagehide", save);
    window.addEventListener("pageshow", discard);
    return () => {
      window.removeEventListener("pagehide", save);
      window.removeEventListener("pageshow", discard);
    };
  }, [list, view]);

  useEffect(() => {
    target.current = takeSavedPosition(list);
    const cancel = () => {
      target.current = null;
    };
    for (const event of READER_MOVES) window.addEventListener(event, cancel, { passive: true });
    return () => {
      for (const event of READER_MOVES) window.removeEventListener(event, cancel);
    };
  }, [list]);

  useEffect(() => {
    const place = target.current;
    if (place === null || rows <= place.row) return;
    target.current = null;
    if (rows > WHOLE_ROWS) view.scrollToRow(place);
  }, [rows, view]);
}

function savePosition(list: string, place: RowPosition | null): void {
  if (place === null) return;
  try {
    sessionStorage.setItem(list, `${window.location.href} ${place.row} ${place.fromTop}`);
  } catch {
    // Without storage, the list begins at the top.
  }
}

function removePosition(list: string): void {
  try {
    sessionStorage.removeItem(list);
  } catch {
    // As above.
  }
}

/** The saved position, once, and only after a reload or Back. */
function takeSavedPosition(list: string): RowPosition | null {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type === "navigate") return null;
  try {
    const [href = "", row, fromTop] = (sessionStorage.getItem(list) ?? "").split(" ");
    sessionStorage.removeItem(list);
    // Compared with the URL of the navigation, since the current URL follows the loaded rows. The position may have changed in
    // the URL while the page was already being left.
    if (withoutPosition(new URL(href)) !== withoutPosition(new URL(navigation.name))) return null;
    const place = { row: Number(row), fromTop: Number(fromTop) };
    return Number.isInteger(place.row) && Number.isFinite(place.fromTop) ? place : null;
  } catch {
    return null;
  }
}
