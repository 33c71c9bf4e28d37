interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface BoxSize {
  readonly width: number;
  readonly height: number;
}

const GAP = 6;
const FROM_EDGE = 8;

/** Places a tooltip below its anchor, or above if there is no room, and within the window. */
export function positionOfTip(
  anchor: Box,
  tip: BoxSize,
  window: BoxSize,
): { readonly left: number; readonly top: number } {
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - tip.height;
  const fits = below + tip.height + FROM_EDGE <= window.height;
  return {
    left: Math.max(FROM_EDGE, Math.min(anchor.left, window.width - tip.width - FROM_EDGE)),
    top: fits || above < 0 ? below : above,
  };
}
