import { middle } from "@/lib/ton/value/shorten";
import { CopyIcon } from "./icons";

interface CopyButtonProps {
  /** What goes to the clipboard: all of it, however it is shown. */
  readonly text: string;
  /** What the text is, in words: "address". */
  readonly what: string;
}

/** A button that copies. It has no script of its own: one `CopyListener` on the page hears all of them. */
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
