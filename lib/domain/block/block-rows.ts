import { formatBlockId } from "../../ton/block/block";
import type { LoadSchema } from "../list/load-schema";
import type { BlockRow } from "./block-row";

export const loadBlockRow: LoadSchema<BlockRow> = () =>
  import("./block-row").then((module) => module.BlockRow);

export function blockRowId(block: BlockRow): string {
  return formatBlockId(block);
}
