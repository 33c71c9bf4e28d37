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
      className="copy-button"
    >
      <CopyIcon />
    </button>
  );
}
