import type { BlockRow } from "@/lib/domain/block/block-row";
import type { ExportColumn } from "@/lib/domain/export/column";
import { timeText } from "@/lib/domain/export/values";

export const BLOCK_EXPORT_COLUMNS: readonly ExportColumn<BlockRow>[] = [
  { name: "workchain", value: ({ workchain }) => workchain },
  { name: "shard", value: ({ shard }) => shard },
  { name: "seqno", value: ({ seqno }) => seqno },
  { name: "time", value: ({ generatedAt }) => timeText(generatedAt) },
  { name: "transactions", value: ({ transactions }) => transactions },
  { name: "key_block", value: ({ keyBlock }) => keyBlock },
  { name: "root_hash", value: ({ rootHash }) => rootHash },
];
