"use client";

import { useEffect } from "react";

const ENTITY = "data-entity";
const MARK = "data-highlighted";

function entityOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest(`[${ENTITY}]`)?.getAttribute(ENTITY) ?? null) : null;
}

/** Marks all references to the same thing, if there is more than one. */
function mark(id: string | null): void {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  if (id === null) return;
  const others = document.querySelectorAll(`[${ENTITY}="${CSS.escape(id)}"]`);
  if (others.length > 1) for (const one of others) one.setAttribute(MARK, "");
}

/** Highlights other references to the hovered or focused thing. Mounted once. */
export function Highlighter() {
  useEffect(() => {
    // The pointer may already be over an element before this script runs.
    let current = entityOf([...document.querySelectorAll(`[${ENTITY}]:hover`)].at(-1) ?? null);
    mark(current);
    const update = ({ type, target }: Event) => {
      const id = type === "focusout" ? null : entityOf(target);
      if (id === current) return;
      current = id;
      mark(id);
    };
    const events = ["pointerover", "focusin", "focusout"] as const;
    for (const event of events) document.addEventListener(event, update);
    return () => {
      for (const event of events) document.removeEventListener(event, update);
      mark(null);
    };
  }, []);
  return null;
}
