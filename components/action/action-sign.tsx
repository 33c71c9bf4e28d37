import { TONES, type Tone } from "@/components/ui/badge";
import type { ActionKind } from "@/lib/domain/action/action-kinds";
import type { ActionRow } from "@/lib/domain/action/action-row";
import { drawingId, type DrawingName } from "./drawing-id";

/** Actions that neither come in nor go out have the colour of their kind; kinds not listed here have none. */
const KIND_TONES: Partial<Readonly<Record<ActionKind, Tone>>> = {
  swap: "info",
  liquidity: "info",
  nft: "violet",
  dns: "violet",
};

const DIRECTION_TONES: Readonly<Record<NonNullable<ActionRow["direction"]>, Tone>> = {
  in: "positive",
  out: "warning",
  self: "neutral",
};

const SIZES = {
  row: { box: "face-row", icon: "drawing size-[1.125rem]" },
  hero: { box: "face-hero", icon: "drawing size-6" },
} as const;

interface ActionSignProps {
  readonly action: Pick<ActionRow, "kind" | "direction" | "failed">;
  readonly size?: keyof typeof SIZES;
}

/**
 * The kind of an action, and the direction of transfers, as a drawing and a colour; the text beside it states both.
 * The drawings are in `KindDrawings`, once per page.
 */
export function ActionSign({ action, size = "row" }: ActionSignProps) {
  const { box, icon } = SIZES[size];
  return (
    <span aria-hidden="true" className={`action-sign ${box} ${TONES[toneOf(action)]}`}>
      <svg viewBox="0 0 16 16" className={icon}>
        <use href={`#${drawingId(drawingOf(action))}`} />
      </svg>
    </span>
  );
}

function toneOf({ kind, direction, failed }: ActionSignProps["action"]): Tone {
  if (failed) return "negative";
  return KIND_TONES[kind] ?? (direction === null ? "neutral" : DIRECTION_TONES[direction]);
}

function drawingOf({ kind, direction }: ActionSignProps["action"]): DrawingName {
  return kind === "transfer" && (direction === "in" || direction === "out") ? direction : kind;
}
