"use client";

import { Counted } from "@/components/entity/counted";
import { saveFile } from "./save-code-file";
import { useDisassembly } from "./use-disassembly";

const BUTTON = "button data-copied:text-positive noscript:hidden";
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
        TON Assembly of the {isLibrary ? "library" : "code"}, generated in your browser
        <span className="hidden noscript:inline"> (needs JavaScript)</span>
      </p>
      <div aria-live="polite" data-keeps-focus="" className="flex flex-wrap items-center gap-3">
        {state.is === "asleep" && (
          <button type="button" onClick={start} className={BUTTON}>
            Disassemble
          </button>
        )}
        {state.is === "working" && (
          <>
            <span className="text-muted">Disassembling…</span>
            <button type="button" onClick={stop} className={BUTTON}>
              Stop
            </button>
          </>
        )}
        {state.is === "failed" && (
          <>
            <span className="text-warning">Disassembly failed: {state.reason}.</span>
            <button type="button" onClick={start} className={BUTTON}>
              Try again
            </button>
          </>
        )}
        {state.is === "done" && (
          <>
            <span className="text-muted">
              <Counted count={state.text.split("\n").length - 1} one="line" />
            </span>
            <button type="button" data-copy={state.text} className={BUTTON}>
              Copy
            </button>
            <button type="button" onClick={() => saveFile(`${name}.tasm`, state.text)} className={BUTTON}>
              Download
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
        className="mt-3 w-full rounded-control border border-line bg-surface p-3 font-mono text-xs"
      />
      {text.length > MAX_CHARACTERS_SHOWN && (
        <p className="mt-2 text-muted">Truncated. Download the file for the full text.</p>
      )}
    </>
  );
}
