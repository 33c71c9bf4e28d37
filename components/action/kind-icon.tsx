import type { ActionDirection, ActionRow } from "@/lib/domain/action/action-row";
import { drawingId } from "./drawing-id";
import { Icon } from "../ui/icons";

const TONES: Readonly<Record<ActionDirection, string>> = {
  in: "text-positive",
  out: "text-warning",
  self: "text-muted",
};

/**
 * The kind of an action, and the direction of transfers; the text beside it says both. The drawing is in
 * `KindDrawings`, once in each page.
 */
export function KindIcon({
  row: { kind, direction },
}: {
  readonly row: Pick<ActionRow, "kind" | "direction">;
}) {
  return (
    <span className={direction === null ? "text-muted" : TONES[direction]}>
      <Drawing kind={kind} direction={direction} />
    </span>
  );
}

function Drawing({ kind, direction }: Pick<ActionRow, "kind" | "direction">) {
  const name = kind === "transfer" && (direction === "in" || direction === "out") ? direction : kind;
  return (
    <Icon>
      <use href={`#${drawingId(name)}`} />
    </Icon>
  );
}
