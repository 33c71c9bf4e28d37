import { ExportControl } from "@/components/export/export-control";
import { blockRowId, loadBlockRow } from "@/lib/domain/block/block-rows";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { BLOCK_EXPORT_COLUMNS } from "./block-file-columns";

interface BlocksExportProps {
  readonly network: PageNetwork;
  readonly path: string;
  readonly pin: string | null;
}

export function BlocksExport({ network, path, pin }: BlocksExportProps) {
  return (
    <ExportControl
      network={network}
      what="blocks"
      subject={null}
      path={path}
      pin={pin}
      loadRow={loadBlockRow}
      idOf={blockRowId}
      columns={BLOCK_EXPORT_COLUMNS}
    />
  );
}
