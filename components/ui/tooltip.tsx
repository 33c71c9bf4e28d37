"use client";

import { useEffect, useId, useRef } from "react";
import { showTitlesIn } from "./tooltip-control";

/**
 * Shows the `title` of hovered and focused elements. Mounted once; browsers without popovers keep native
 * titles.
 */
export function Tooltip() {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const box = ref.current;
    return box !== null && "showPopover" in box ? showTitlesIn(box) : undefined;
  }, []);
  return (
    <div
      ref={ref}
      id={id}
      role="tooltip"
      popover="manual"
      className="inset-auto m-0 max-w-[min(40rem,calc(100vw-1rem))] rounded border border-line bg-raised px-2 py-1 text-xs break-words whitespace-pre-line text-text slashed-zero shadow-lg print:hidden"
    />
  );
}
