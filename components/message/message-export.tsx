import { ExportControl } from "@/components/export/export-control";
import { loadMessageRow, messageRowId } from "@/lib/domain/message/message-rows";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { messageExportColumns } from "./message-file-columns";

interface MessageExportProps {
  readonly network: PageNetwork;
  readonly path: string;
  readonly pin: string | null;
  readonly subject: string | null;
}

export function MessageExport({ network, path, pin, subject }: MessageExportProps) {
  return (
    <ExportControl
      network={network}
      what="messages"
      subject={subject}
      path={path}
      pin={pin}
      loadRow={loadMessageRow}
      idOf={messageRowId}
      columns={messageExportColumns(network)}
    />
  );
}
