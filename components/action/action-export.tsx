import { ExportControl } from "@/components/export/export-control";
import { passes, type ActionFilter } from "@/lib/domain/action/action-filter";
import { actionRowId, loadActionRow } from "@/lib/domain/action/action-rows";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { actionExportColumns } from "./action-file-columns";

interface ActionExportProps {
  readonly network: PageNetwork;
  readonly path: string;
  readonly pin: string | null;
  readonly filter: ActionFilter;
}

export function ActionExport({ network, path, pin, filter }: ActionExportProps) {
  return (
    <ExportControl
      network={network}
      what="actions"
      subject={new URLSearchParams(path.split("?")[1]).get("account")}
      path={path}
      pin={pin}
      loadRow={loadActionRow}
      idOf={actionRowId}
      columns={actionExportColumns(network)}
      keeps={(row) => passes(row, filter)}
    />
  );
}
