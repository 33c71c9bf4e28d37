import { Name } from "@/components/entity/name";
import type { CellNode } from "@/lib/ton/cell/cell";
import { cellText, type CellForm } from "./cell-text";

/** A cell holds at most 128 bytes. */
const MAX_TEXT = 130;

interface CellDataProps {
  readonly cell: CellNode;
  readonly form: CellForm;
}

/** The bits of a cell. As text they are untrusted. */
export function CellData({ cell, form }: CellDataProps) {
  const text = cellText(cell, form);
  return form === "Text" ? <Name text={text} max={MAX_TEXT} /> : text;
}
