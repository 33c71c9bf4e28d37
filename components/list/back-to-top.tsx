import type { MouseEvent } from "react";

/** A link to the top of a long list. Absent without scripts, where a page is short. */
export function BackToTop() {
  return (
    <div className="sticky bottom-14 z-5 flex h-0 items-end justify-end print:hidden">
      <a
        href="#content"
        onClick={goToTop}
        className="rounded-full border border-line bg-raised px-4 py-1 no-underline shadow"
      >
        Back to top
      </a>
    </div>
  );
}

/** The link disappears at the top, so the focus moves to its target. */
function goToTop(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  window.scrollTo({ top: 0 });
  const table = event.currentTarget.parentElement?.previousElementSibling;
  if (table instanceof HTMLElement) table.focus({ preventScroll: true });
}
