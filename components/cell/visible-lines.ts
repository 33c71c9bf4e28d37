/** Lines of a list, by index: the first, and the one after the last. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** Lines above and below what is visible, so that scrolling does not show gaps. */
const MARGIN = 10;
/** Ranges begin and end at a multiple of this, so that not every pixel of scrolling renders them again. */
const STEP = 5;

/** The lines to render of a list whose lines have equal heights. */
export function visibleLines(scrolled: number, height: number, lineHeight: number, count: number): LineRange {
  const first = Math.floor(scrolled / lineHeight) - MARGIN;
  const last = Math.ceil((scrolled + height) / lineHeight) + MARGIN;
  const from = Math.max(0, Math.floor(Math.min(first, count - MARGIN) / STEP) * STEP);
  return { from, to: Math.min(count, Math.ceil(last / STEP) * STEP) };
}
