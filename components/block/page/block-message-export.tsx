import { ExportControl } from "@/components/export/export-control";
import { messageExportColumns } from "@/components/message/message-file-columns";
import type { ExportColumn } from "@/lib/domain/export/column";
import type { BlockMessageRow } from "@/lib/domain/message/block-message-row";
import { loadBlockMessageRow } from "@/lib/domain/message/block-message-rows";
import { messageRowId } from "@/lib/domain/message/message-rows";
import type { PageNetwork } from "@/lib/domain/network/page-network";

interface BlockMessageExportProps {
  readonly network: PageNetwork;
  readonly path: string;
  readonly subject: string;
}

export function BlockMessageExport({ network, path, subject }: BlockMessageExportProps) {
  return (
    <ExportControl
      network={network}
      what="messages"
      subject={subject}
      path={path}
      pin={null}
      loadRow={loadBlockMessageRow}
      idOf={messageRowId}
      columns={columnsOf(network)}
    />
  );
}

/** As other messages, but with what happened to them here instead of how one account sees them. */
function columnsOf(network: PageNetwork): readonly ExportColumn<BlockMessageRow>[] {
  const common = messageExportColumns(network).filter(({ name }) => name !== "direction");
  return [...common, { name: "here", value: ({ here }) => here }];
}
