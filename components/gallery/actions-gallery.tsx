import { actionColumns } from "@/components/action/action-columns";
import { KindDrawings } from "@/components/action/kind-drawings";
import { DataTable } from "@/components/ui/data-table";
import { Section } from "@/components/ui/section";
import { actionRowId } from "@/lib/domain/action/action-row-kind";
import { groupsOf } from "@/lib/domain/action/action-groups";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { actionExamples } from "./action-examples";
import { Pending } from "./pending-gallery";

interface ActionsProps {
  readonly network: PageNetwork;
  readonly nowMs: number;
}

/** Actions of every kind, failed, pending and with hostile data. */
export function Actions({ network, nowMs }: ActionsProps) {
  return (
    <>
      <Section title="Actions">
        <KindDrawings />
        <DataTable
          caption="Every kind of action"
          columns={actionColumns(network)}
          rows={groupsOf(actionExamples(network.coin, nowMs), false)}
          idOf={actionRowId}
        />
      </Section>
      <Pending network={network} nowMs={nowMs} />
    </>
  );
}
