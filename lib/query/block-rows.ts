import { formatBlockId } from "../ton/block";
import type { LoadSchema } from "./ask";
import type { BlockRow } from "./block-row";

export const loadBlockRow: LoadSchema<BlockRow> = () =>
  import("./block-row").then((module) => module.BlockRow);

export function blockRowId(block: BlockRow): string {
  return formatBlockId(block);
}
