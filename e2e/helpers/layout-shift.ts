import type { Page } from "playwright/test";
import { expect } from "./fixtures";

/** As many shifts as Chromium keeps for those who ask later. */
const MOST_KEPT = 150;

interface Shift {
  /** As Chromium scores it. */
  readonly value: number;
  /** Milliseconds since the page began to load. */
  readonly atMs: number;
  /** The elements that moved, with their old and new places. */
  readonly moved: readonly string[];
}

/** The DOM's types do not have it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Expects that, since the page began to load, what is on screen has not moved by more than that score. */
export async function expectNoShift(page: Page, most = 0.01): Promise<void> {
  const shifts = await layoutShifts(page);
  expect(sumOf(shifts), `what moved: ${JSON.stringify(shifts, null, 2)}`).toBeLessThanOrEqual(most);
}

export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

export function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate((mostKept) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const entries = observer.takeRecords();
    observer.disconnect();
    if (entries.length >= mostKept) throw new Error("the browser may have dropped later shifts");
    const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift => "sources" in entry;
    const place = (rect: DOMRectReadOnly) =>
      [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(" ");
    const name = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""}`
        : (node?.nodeName ?? "gone");
    return entries.filter(isLayoutShift).map(({ value, startTime, sources }) => ({
      value,
      atMs: Math.round(startTime),
      moved: sources.map(
        ({ node, previousRect, currentRect }) =>
          `${name(node)} “${node?.textContent?.slice(0, 40) ?? ""}”: ${place(previousRect)} → ${place(currentRect)}`,
      ),
    }));
  }, MOST_KEPT);
}
