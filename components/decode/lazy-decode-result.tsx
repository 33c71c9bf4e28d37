"use client";

import dynamic from "next/dynamic";

const load = () => import("./decode-result");

/** What is decoded in the browser is drawn by scripts that other pages have no need of. */
export const LazyDecodeResult = dynamic(async () => (await load()).DecodeResult);

/** Loads them ahead. That it fails is noticed when they are needed. */
export function prepareResult(): void {
  Promise.all([load(), import("@/components/cell/cell-window")]).catch(() => undefined);
}
