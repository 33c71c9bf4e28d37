"use client";

import { useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import type { RerunResultProps } from "./rerun-result";

const RerunResult = lazyPart(() => import("./rerun-result").then((module) => module.RerunResult));

/** Runs a transaction again with its steps, on request. */
export function RerunSection(props: RerunResultProps) {
  const [isWanted, setWanted] = useState(false);
  return (
    <section aria-label="Run again" data-keeps-focus="" className="mt-6 border-t border-line pt-4">
      <h3 className="mb-2 font-semibold">Debugger</h3>
      {isWanted ? (
        <RerunResult {...props} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="button" onClick={() => setWanted(true)} className="button noscript:hidden">
            Run again
          </button>
          <p className="text-muted">
            Executes the transaction in the TVM from the state before it: VM steps, actions and state changes.
            <span className="hidden noscript:inline"> Needs JavaScript.</span>
          </p>
        </div>
      )}
    </section>
  );
}
