"use client";

import { saveFile } from "./save-code-file";
import { useDisassembly } from "./use-disassembly";

const BUTTON_CLASS =
  "cursor-pointer rounded border border-edge bg-raised px-3 py-1.5 hover:border-muted data-copied:text-positive noscript:hidden";
/** Characters on the page; the file has all of them. */
const MAX_CHARACTERS_SHOWN = 300_000;

interface DisassemblyProps {
  /** In base64. */
  readonly boc: string;
  readonly name: string;
  readonly isLibrary: boolean;
}

/** The disassembled code, computed in the browser on demand. */
export function Disassembly({ boc, name, isLibrary }: DisassemblyProps) {
  const { state, start, stop } = useDisassembly(boc);
  return (
    <>
      <p className="mb-3 max-w-prose text-muted">
        The instructions of the {isLibrary ? "library" : "code"}, in the notation of TON Assembly. The browser
        makes them from the cells; nothing is asked of anybody.
        <span className="hidden noscript:inline"> It needs JavaScript for that.</span>
      </p>
      <div aria-live="polite" className="flex flex-wrap items-center gap-3">
        {state.is === "asleep" && (
          <button type="button" onClick={start} className={BUTTON_CLASS}>
            Disassemble
          </button>
        )}
        {state.is === "working" && (
          <>
            <span className="text-muted">Disassembling…</span>
            <button type="button" onClick={stop} className={BUTTON_CLASS}>
              Stop
            </button>
          </>
        )}
        {state.is === "failed" && (
          <>
            <span className="text-warning">The code could not be disassembled: {state.reason}.</span>
            <button type="button" onClick={start} className={BUTTON_CLASS}>
              Try again
            </button>
          </>
        )}
        {state.is === "done" && (
          <>
            <span className="text-muted">{state.text.split("\n").length - 1} lines</span>
            <button type="button" data-copy={state.text} className={BUTTON_CLASS}>
              Copy the disassembly
            </button>
            <button
              type="button"
              onClick={() => saveFile(`${name}.tasm`, state.text)}
              className={BUTTON_CLASS}
            >
              Download the disassembly
            </button>
          </>
        )}
      </div>
      {state.is === "done" && <Instructions text={state.text} />}
    </>
  );
}

function Instructions({ text }: { readonly text: string }) {
  return (
    <>
      <textarea
        readOnly
        wrap="off"
        rows={30}
        spellCheck={false}
        aria-label="Disassembly of the code"
        value={text.slice(0, MAX_CHARACTERS_SHOWN)}
        className="mt-3 w-full rounded border border-line bg-surface p-3 font-mono text-xs"
      />
      {text.length > MAX_CHARACTERS_SHOWN && (
        <p className="mt-2 text-muted">This is the beginning. The file has all of it.</p>
      )}
    </>
  );
}
