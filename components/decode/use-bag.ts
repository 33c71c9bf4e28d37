"use client";

import { useEffect, useState } from "react";
import type { Bag } from "./read-bag";
import { fail, type ApiError, type Result } from "@/lib/toncenter/error";

interface BagReading {
  readonly text: string;
  readonly result: Result<Bag>;
}

const FAILED: ApiError = {
  kind: "upstream",
  cause: "refused",
  status: null,
  message: "the decoder could not be started",
};

/** Parses a bag of cells in a worker; null until done. */
export function useBag(text: string | null): Result<Bag> | null {
  const [reading, setReading] = useState<BagReading | null>(null);
  useEffect(() => {
    if (text === null) return;
    const worker = new Worker(new URL("./decode-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Result<Bag>>) => {
      setReading({ text, result: data });
    });
    worker.addEventListener("error", () => setReading({ text, result: fail(FAILED) }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take none
    worker.postMessage(text);
    return () => worker.terminate();
  }, [text]);
  return reading !== null && reading.text === text ? reading.result : null;
}
