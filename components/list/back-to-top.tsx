import type { MouseEvent } from "react";

/** For readers who are far down. It is not there without scripts, where lists are as long as a page. */
export function BackToTop() {
  return (
    <div className="sticky bottom-4 z-5 flex h-0 items-end justify-end print:hidden">
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

/** The link goes away when it has done its work; the focus goes on to where it led. */
function goToTop(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  window.scrollTo({ top: 0 });
  const table = event.currentTarget.parentElement?.previousElementSibling;
  if (table instanceof HTMLElement) table.focus({ preventScroll: true });
}
