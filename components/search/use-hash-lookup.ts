"use client";

import { useEffect, useState } from "react";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { HashReport } from "@/lib/domain/search/search-report";
import type { Hash } from "@/lib/ton/value/hash";

/** Debounce: continued typing makes no call. */
const PAUSE_MS = 150;

export interface HashLookupState {
  readonly hash: Hash;
  readonly report: HashReport | "under way" | "failed";
}

type LookUpHash = (network: PageNetwork, hash: Hash, signal: AbortSignal) => Promise<HashReport>;

/** Looks up a hash after a pause in typing; aborted when the input changes. */
export function useHashLookup(
  hash: Hash | null,
  network: PageNetwork,
  lookUpHash: LookUpHash | null,
): HashLookupState | null {
  const [last, setLast] = useState<HashLookupState | null>(null);
  useEffect(() => {
    if (hash === null || lookUpHash === null) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      lookUpHash(network, hash, abort.signal).then(
        (report) => abort.signal.aborted || setLast({ hash, report }),
        () => abort.signal.aborted || setLast({ hash, report: "failed" }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [hash, network, lookUpHash]);
  if (hash === null) return null;
  return last?.hash === hash ? last : { hash, report: "under way" };
}
