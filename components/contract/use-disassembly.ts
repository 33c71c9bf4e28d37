"use client";

import { useEffect, useRef, useState } from "react";
import type { Disassembled } from "./disassemble";

/** Real code takes a fraction of a second. */
export const DEADLINE_MS = 10_000;

export type DisassemblyState =
  | { readonly is: "asleep" }
  | { readonly is: "working" }
  | { readonly is: "done"; readonly text: string }
  | { readonly is: "failed"; readonly reason: string };

interface DisassemblyControl {
  readonly state: DisassemblyState;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Disassembles in a worker that is stopped at the deadline. */
export function useDisassembly(boc: string): DisassemblyControl {
  const [state, setState] = useState<DisassemblyState>({ is: "asleep" });
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  const finish = (result: DisassemblyState) => {
    end.current?.();
    setState(result);
  };
  const start = () => {
    end.current?.();
    setState({ is: "working" });
    const worker = new Worker(new URL("./disassemble-worker.ts", import.meta.url), { type: "module" });
    const deadline = setTimeout(
      () => finish({ is: "failed", reason: `not finished within ${DEADLINE_MS / 1_000} seconds` }),
      DEADLINE_MS,
    );
    end.current = () => {
      clearTimeout(deadline);
      worker.terminate();
    };
    worker.addEventListener("message", ({ data }: MessageEvent<Disassembled>) =>
      finish(data.ok ? { is: "done", text: data.text } : { is: "failed", reason: data.reason }),
    );
    worker.addEventListener("error", () =>
      finish({ is: "failed", reason: "the disassembler could not be started" }),
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take none
    worker.postMessage(boc);
  };
  return { state, start, stop: () => finish({ is: "asleep" }) };
}
