"use client";

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { PAGE_ROWS, pageRowsAfter } from "@/lib/domain/list/list-position";
import type { ListStatus } from "@/lib/domain/list/list-state";
import type { InfiniteList } from "@/lib/query/list/use-infinite-list";
import { useServed } from "@/lib/browser/use-hydrated";

/** How many window heights before the end of the rows the next page is requested. */
const AHEAD = 3;

/** If all rows fit into the window, this many are loaded without scrolling. */
const UNREAD_ROWS = 3 * PAGE_ROWS;

const READER_MOVES = ["wheel", "touchmove", "keydown"] as const;

interface LoadAhead {
  readonly foot: RefObject<HTMLDivElement | null>;
  /** The visitor has scrolled, or requested more. */
  readonly isRead: boolean;
  readonly loadMore: () => void;
}

/**
 * Loads the next page before its place is reached, while the visitor scrolls. Each page needs another scroll:
 * otherwise a list whose filter keeps few of the loaded rows would load all of them.
 */
export function useLoadAhead(
  { status, loadMore }: Pick<InfiniteList<unknown>, "status" | "loadMore">,
  count: number,
): LoadAhead {
  const foot = useRef<HTMLDivElement>(null);
  const hasScrolled = useRef(false);
  const [isRead, setRead] = useState(false);

  const load = (isAhead: boolean) => {
    hasScrolled.current = false;
    loadMore(pageRowsAfter(count), isAhead);
  };
  const loadIfNear = useEffectEvent((current: ListStatus, rows: number) => {
    if (current !== "idle" || foot.current === null) return;
    const left = distanceBelow(foot.current);
    if (hasScrolled.current) {
      if (left < AHEAD * window.innerHeight) load(left > 0);
    } else if (left <= 0 && rows < UNREAD_ROWS) load(false);
  });

  const onScroll = useEffectEvent(() => {
    hasScrolled.current = true;
    setRead(true);
    loadIfNear(status, count);
  });

  const isServed = useServed();
  useEffect(() => {
    // A page that opens by a link is scrolled to its top, which does not count as reading on.
    const onMoved = () => {
      if (window.scrollY > 0) onScroll();
    };
    // At the end of the page nothing scrolls any more if the loaded rows are not shown.
    const onMove = () => {
      const { scrollHeight } = document.documentElement;
      if (window.scrollY > 0 && window.scrollY + window.innerHeight > scrollHeight - 2) onMoved();
    };
    window.addEventListener("scroll", onMoved, { passive: true });
    for (const event of READER_MOVES) window.addEventListener(event, onMove, { passive: true });
    // Handles a scroll that came before the scripts.
    if (isServed && wasScrolledByReader()) window.dispatchEvent(new Event("scroll"));
    return () => {
      window.removeEventListener("scroll", onMoved);
      for (const event of READER_MOVES) window.removeEventListener(event, onMove);
    };
  }, [isServed]);

  useEffect(() => loadIfNear(status, count), [status, count]);

  return {
    foot,
    isRead,
    loadMore: () => {
      setRead(true);
      load(false);
    },
  };
}

/**
 * Whether the visitor scrolled the page before the listener was attached. After a reload, on Back and with a
 * fragment, the browser itself scrolls.
 */
function wasScrolledByReader(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const isOpened = navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
  return isOpened && window.location.hash === "" && window.scrollY > 0;
}

/** How far below the window the present rows end. */
function distanceBelow(foot: HTMLElement): number {
  const expected = foot.parentElement?.querySelector("tbody[data-expected]")?.getBoundingClientRect();
  return (expected ?? foot.getBoundingClientRect()).top - window.innerHeight;
}
