/**
 * Hides a part of a value that stays in the page's text: it can be searched, is copied by selecting and is read once
 * by screen readers. Text of size zero stays in its line; browsers skip clipped text, and text in its own box splits
 * the value.
 */
export const HIDDEN_TEXT = "not-print:text-[0px] not-print:leading-[0]";

/** The ellipsis is generated content, so it is neither copied nor read. */
export const ELLIPSIS_AFTER =
  "not-print:after:content-['…'] not-print:supports-[content:'x'/'y']:after:content-['…'/'']";

/** Draws `data-instead` in place of a hidden value. */
export const SUBSTITUTE_TEXT =
  "not-print:before:content-[attr(data-instead)] not-print:supports-[content:'x'/'y']:before:content-[attr(data-instead)/'']";
