"use client";

import { useEffect, useRef, useState, type CSSProperties, type RefObject } from "react";
import { visibleLines, type LineRange } from "./visible-lines";

interface LineWindowParts {
  readonly count: number;
  /** All lines have the same height, so their positions are known without rendering them. */
  readonly lineRem: number;
  /** The height assumed before the window's own is known, in pixels. */
  readonly firstHeight: number;
  /** How many lines stay visible above an opened one. */
  readonly above: number;
}

interface LineWindow {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Call this when the frame is scrolled. */
  readonly advance: () => void;
  readonly range: LineRange;
  /** The space of the lines that are not rendered. */
  readonly space: CSSProperties;
  readonly chosen: number;
  readonly choose: (place: number) => void;
  /** Selects a line and scrolls to it. */
  readonly open: (place: number) => void;
}

const USUAL_LETTERS = 16;

/** Visitors choose the font size, and with it the height of lines. */
function lineHeight(rem: number): number {
  return rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** A long list of lines with one selected, of which only the visible ones are rendered. */
export function useLineWindow({ count, lineRem, firstHeight, above }: LineWindowParts): LineWindow {
  const [range, setRange] = useState(() => visibleLines(0, firstHeight, lineRem * USUAL_LETTERS, count));
  const [chosen, choose] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const advance = () => {
    const element = frame.current;
    if (element === null) return;
    const next = visibleLines(element.scrollTop, element.clientHeight, lineHeight(lineRem), count);
    setRange((last) => (last.from === next.from && last.to === next.to ? last : next));
  };
  useEffect(() => {
    window.addEventListener("resize", advance);
    return () => window.removeEventListener("resize", advance);
  });
  const open = (place: number) => {
    choose(place);
    frame.current?.scrollTo({ top: Math.max(0, place - above) * lineHeight(lineRem) });
  };
  const space = {
    paddingTop: `${range.from * lineRem}rem`,
    paddingBottom: `${(count - range.to) * lineRem}rem`,
  };
  return { frame, advance, range, space, chosen, choose, open };
}
