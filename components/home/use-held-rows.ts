"use client";

import { useState, type FocusEvent } from "react";

/** Rows that do not change while the pointer or the focus is on them; the newest ones come afterwards. */
export function useHeldRows<R>(rows: readonly R[]) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [shown, setShown] = useState(rows);
  const isHeld = isPointed || isFocused;
  if (!isHeld && shown !== rows) setShown(rows);
  return {
    rows: isHeld ? shown : rows,
    holder: {
      onPointerEnter: () => setPointed(true),
      onPointerMove: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
