/**
 * How a value is shown in part while all of it is text of the page: found by searching, copied by
 * selecting, read once by screen readers. Text without size stays in the line that it belongs to, which
 * text in a box of its own, or clipped, does not: browsers then leave it out or tear the value apart.
 */
export const HIDDEN_TEXT = "not-print:text-[0px] not-print:leading-[0]";

/** The mark of what is left out is drawn, not written: it is neither copied nor read. */
export const ELLIPSIS_AFTER =
  "not-print:after:content-['…'] not-print:supports-[content:'x'/'y']:after:content-['…'/'']";

/** For a value that is shown as something else: what is in `data-instead` is drawn in its place. */
export const SUBSTITUTE_TEXT =
  "not-print:before:content-[attr(data-instead)] not-print:supports-[content:'x'/'y']:before:content-[attr(data-instead)/'']";
