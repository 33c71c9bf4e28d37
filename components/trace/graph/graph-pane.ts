import { useCallback, useEffect, useState, type RefObject } from "react";
import type { Spot } from "@/lib/domain/trace/graph-layout";

/** A part of the drawing, in its units. */
export interface Pane {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Before anybody has measured it. */
const FIRST: Pane = { left: 0, right: 2_000, top: 0, bottom: 1_400 };

/** The part of a large drawing that is worth drawing: what is to be seen, and as much again on all sides. */
export function usePane(frame: RefObject<HTMLElement | null>, scale: number): [Pane, () => void] {
  const [pane, setPane] = useState(FIRST);
  const look = useCallback(() => {
    const box = frame.current;
    if (box === null) return;
    const seen = seenIn(box, scale);
    setPane((before) => (covers(before, seen) ? before : around(seen)));
  }, [frame, scale]);
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    // It reports at once, and whenever there is more or less room.
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, [frame, look]);
  return [pane, look];
}

export function isIn({ left, right, top, bottom }: Pane, { x, y }: Spot): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function seenIn({ scrollLeft, scrollTop, clientWidth, clientHeight }: HTMLElement, scale: number): Pane {
  return {
    left: scrollLeft / scale,
    right: (scrollLeft + clientWidth) / scale,
    top: scrollTop / scale,
    bottom: (scrollTop + clientHeight) / scale,
  };
}

function covers(pane: Pane, seen: Pane): boolean {
  const { left, right, top, bottom } = seen;
  return pane.left <= left && pane.right >= right && pane.top <= top && pane.bottom >= bottom;
}

function around({ left, right, top, bottom }: Pane): Pane {
  const [width, height] = [right - left, bottom - top];
  return { left: left - width, right: right + width, top: top - height, bottom: bottom + height };
}
