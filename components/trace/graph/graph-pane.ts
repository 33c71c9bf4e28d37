import { useCallback, useEffect, useState, type RefObject } from "react";
import type { Spot } from "@/lib/domain/trace/view/graph-layout";

/** An area of the drawing, in its units. */
export interface Pane {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Used until the element is measured. */
const INITIAL_PANE: Pane = { left: 0, right: 2_000, top: 0, bottom: 1_400 };

/** The area of a large drawing to render: the visible part and the same again on all sides. */
export function usePane(frame: RefObject<HTMLElement | null>, scale: number): [Pane, () => void] {
  const [pane, setPane] = useState(INITIAL_PANE);
  const update = useCallback(() => {
    const element = frame.current;
    if (element === null) return;
    const visible = visiblePane(element, scale);
    setPane((before) => (covers(before, visible) ? before : around(visible)));
  }, [frame, scale]);
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    // Observers report once at the start and after each resize.
    const observer = new ResizeObserver(update);
    observer.observe(box);
    return () => observer.disconnect();
  }, [frame, update]);
  return [pane, update];
}

export function isIn({ left, right, top, bottom }: Pane, { x, y }: Spot): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function visiblePane({ scrollLeft, scrollTop, clientWidth, clientHeight }: HTMLElement, scale: number): Pane {
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
