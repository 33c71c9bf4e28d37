"use client";

import { useEffect, useState } from "react";
import type { PageNetwork } from "@/lib/domain/network/page-network";

/** Debounce: continued typing makes no request. */
const PAUSE_MS = 150;

export interface LookupState<K, R> {
  readonly of: K;
  readonly report: R | "under way" | "failed";
  /** The result for the previous input, which stays on screen while this one is loading. */
  readonly before: R | null;
}

type LookUp<K, R> = (network: PageNetwork, of: K, signal: AbortSignal) => Promise<R>;

/** Looks something up after a pause in typing; aborted when the input changes. */
export function useLookup<K extends string, R extends object>(
  of: K | null,
  network: PageNetwork,
  lookUp: LookUp<K, R> | null,
): LookupState<K, R> | null {
  const [last, setLast] = useState<Omit<LookupState<K, R>, "before"> | null>(null);
  useEffect(() => {
    if (of === null || lookUp === null) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      lookUp(network, of, abort.signal).then(
        (report) => abort.signal.aborted || setLast({ of, report }),
        () => abort.signal.aborted || setLast({ of, report: "failed" }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [of, network, lookUp]);
  if (of === null) return null;
  if (last?.of === of) return { ...last, before: null };
  return { of, report: "under way", before: typeof last?.report === "object" ? last.report : null };
}
