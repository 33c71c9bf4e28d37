// A component of the browser, so that a page contains the two values, not the icon and the classes of each button.
"use client";

import { middle } from "@/lib/ton/value/shorten";
import { CopyIcon } from "./icons";

interface CopyButtonProps {
  /** The full text to copy, however much of it is shown. */
  readonly text: string;
  /** Describes the text in the button's label: "address". */
  readonly what: string;
}

/** A copy button without its own script: `CopyListener` handles all of them. */
export function CopyButton({ text, what }: CopyButtonProps) {
  return (
    <button
      type="button"
      data-copy={text}
      aria-label={`Copy ${what} ${middle(text)}`}
      className="group relative -my-1 ms-1 inline-flex size-6 shrink-0 cursor-pointer items-center justify-center rounded align-middle text-muted hover:text-text data-copied:text-positive noscript:hidden print:hidden pointer-coarse:before:absolute pointer-coarse:before:-inset-y-2.5 pointer-coarse:before:start-0 pointer-coarse:before:-end-5"
    >
      <CopyIcon />
    </button>
  );
}
