import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { WHOLE_ROWS, type DrawnChunks } from "./list-chunks";
import type { ListWindow } from "./list-window";

/** Loaded once a list is on screen: the first page's rows are all rendered, so nothing waits for it. */
const loadWindow = () => import("./list-window").then((module) => module.ListWindow);

/** Windows of lists by their rows, so that Back restores heights and position. */
const WINDOWS_BY_ROWS = new WeakMap<readonly unknown[], ListWindow>();

interface WindowOfList {
  readonly view: ListWindow | null;
  /** The chunks to render; null for everything. */
  readonly rendered: DrawnChunks | null;
}

/** The window of a list, null until its code has been loaded. */
export function useListWindow(rows: readonly unknown[]): WindowOfList {
  const [view, setView] = useState(() => WINDOWS_BY_ROWS.get(rows) ?? null);
  const [rendered, setRendered] = useState(() => view?.snapshot() ?? null);
  const count = rows.length;
  useEffect(() => {
    if (view !== null) return;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const open = async () => {
      try {
        const Window = await loadWindow();
        if (signal.aborted) return;
        const opened = new Window(count);
        setView(opened);
        // If there are more rows, all rendered ones are measured first, so that none of them moves.
        if (count <= WHOLE_ROWS) setRendered(opened.snapshot());
      } catch {
        window.addEventListener("online", () => void open(), { once: true, signal });
      }
    };
    void open();
    return () => unmounted.abort();
  }, [view, count]);
  useEffect(() => {
    if (view !== null) WINDOWS_BY_ROWS.set(rows, view);
  }, [rows, view]);
  useLayoutEffect(
    () =>
      view?.subscribe((isUrgent) => {
        if (isUrgent) setRendered(view.snapshot());
        else startTransition(() => setRendered(view.snapshot()));
      }),
    [view],
  );
  useLayoutEffect(() => view?.committed(rendered, count), [view, rendered, count]);
  return { view, rendered };
}
