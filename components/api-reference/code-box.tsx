import { CopyButton } from "@/components/ui/copy-button";

interface CodeBoxProps {
  /** Accessible name, and what is copied: "curl command". */
  readonly what: string;
  readonly text: string;
  /** The text to copy, if less of it is shown. */
  readonly whole?: string;
}

/** Text to copy, verbatim, in its own scrolling box. */
export function CodeBox({ what, text, whole = text }: CodeBoxProps) {
  return (
    <div className="relative">
      <pre
        aria-label={what}
        role="region"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be reachable with the keyboard
        tabIndex={0}
        className="max-h-[36rem] overflow-auto rounded-control bg-sunken p-3 pe-9 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
      <span className="absolute inset-e-2 top-2">
        <CopyButton text={whole} what={what} />
      </span>
    </div>
  );
}
