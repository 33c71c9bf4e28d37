import type { LoadSchema } from "../list/load-schema";
import type { BlockMessageRow } from "./block-message-row";

export const loadBlockMessageRow: LoadSchema<BlockMessageRow> = () =>
  import("./block-message-row").then((module) => module.BlockMessageRow);
