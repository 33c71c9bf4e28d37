import { actionColumns } from "@/components/action/columns";
import { KindDrawings } from "@/components/action/kind-drawings";
import { DataTable } from "@/components/ui/data-table";
import { Section } from "@/components/ui/section";
import { actionRowId } from "@/lib/query/action/action-rows";
import { groupsOf } from "@/lib/query/action/groups";
import type { PageNetwork } from "@/lib/query/page-network";
import { actionExamples } from "./action-examples";

interface ActionsProps {
  readonly network: PageNetwork;
  readonly nowMs: number;
}

/** One action of every kind, and what is not as usual. */
export function Actions({ network, nowMs }: ActionsProps) {
  return (
    <Section title="Actions">
      <KindDrawings />
      <DataTable
        caption="Every kind of action"
        columns={actionColumns(network)}
        rows={groupsOf(actionExamples(network.coin, nowMs), false)}
        idOf={actionRowId}
      />
    </Section>
  );
}
