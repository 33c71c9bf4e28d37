import type { BlockRow } from "./block-row";
import type { ExportColumn } from "../export/export-column";
import { timeText } from "../export/export-values";

export function blockFileColumns(): readonly ExportColumn<BlockRow>[] {
  return [
    { name: "workchain", value: ({ workchain }) => workchain },
    { name: "shard", value: ({ shard }) => shard },
    { name: "seqno", value: ({ seqno }) => seqno },
    { name: "time", value: ({ generatedAt }) => timeText(generatedAt) },
    { name: "transactions", value: ({ transactions }) => transactions },
    { name: "key_block", value: ({ keyBlock }) => keyBlock },
    { name: "root_hash", value: ({ rootHash }) => rootHash },
  ];
}
