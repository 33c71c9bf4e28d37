"use client";

import dynamic from "next/dynamic";

const load = () => import("./decode-result");

/** Results from the browser are rendered by scripts that other pages do not need. */
export const LazyDecodeResult = dynamic(async () => (await load()).DecodeResult);

/** Loads them in advance. A failure shows when they are needed. */
export function prepareResult(): void {
  Promise.all([load(), import("@/components/cell/cell-window")]).catch(() => undefined);
}
