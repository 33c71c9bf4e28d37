"use client";

import { useEffect, useState } from "react";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { HashReport } from "@/lib/domain/search/search-report";
import type { Hash } from "@/lib/ton/value/hash";

/** Long enough that typing on costs no call. */
const PAUSE_MS = 150;

export interface LookUp {
  readonly hash: Hash;
  readonly report: HashReport | "under way" | "failed";
}

type Ask = (network: PageNetwork, hash: Hash, signal: AbortSignal) => Promise<HashReport>;

/** What a hash is, once it has stood there for a moment. Given up when another stands there. */
export function useHashLookUp(hash: Hash | null, network: PageNetwork, ask: Ask | null): LookUp | null {
  const [last, setLast] = useState<LookUp | null>(null);
  useEffect(() => {
    if (hash === null || ask === null) return;
    const giveUp = new AbortController();
    const timer = setTimeout(() => {
      ask(network, hash, giveUp.signal).then(
        (report) => giveUp.signal.aborted || setLast({ hash, report }),
        () => giveUp.signal.aborted || setLast({ hash, report: "failed" }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [hash, network, ask]);
  if (hash === null) return null;
  return last?.hash === hash ? last : { hash, report: "under way" };
}
