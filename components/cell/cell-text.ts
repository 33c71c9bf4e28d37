import { hexToBytes } from "@/lib/ton/value/bytes";
import type { CellNode } from "@/lib/ton/cell/cell";

/** How the data of cells is shown. */
export const CELL_FORMS = ["Hex", "Bits", "Text"] as const;
export type CellForm = (typeof CELL_FORMS)[number];

type Data = Pick<CellNode, "data" | "bits">;

/** The notation of Fift and the documentation: an underscore marks an incomplete last digit. */
function hexText({ data, bits }: Data): string {
  const digits = data.slice(0, Math.ceil(bits / 4));
  const partial = bits % 4;
  if (partial === 0) return digits;
  const last = Number.parseInt(digits.slice(-1), 16) | (1 << (3 - partial));
  return `${digits.slice(0, -1)}${last.toString(16)}_`;
}

function bitText({ data, bits }: Data): string {
  return data
    .replaceAll(/[0-9a-f]/g, (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, "0"))
    .slice(0, bits);
}

/** Whole bytes as UTF-8; invalid bytes become marks. */
function utf8Text({ data, bits }: Data): string {
  const bytes = hexToBytes(data.slice(0, Math.floor(bits / 8) * 2)) ?? new Uint8Array(0);
  return new TextDecoder().decode(bytes);
}

const WRITERS: Readonly<Record<CellForm, (data: Data) => string>> = {
  Hex: hexText,
  Bits: bitText,
  Text: utf8Text,
};

export function cellText(cell: Data, form: CellForm): string {
  return WRITERS[form](cell);
}
