import type { Column } from "@/components/ui/data-table";
import { transactionPath } from "@/lib/paths";
import type { ActionGroup } from "@/lib/domain/action/action-groups";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { PageLink } from "@/components/ui/page-link";
import { counted } from "@/lib/text/counted";
import { ActionGroupView } from "./action-group";

/** Columns of a list of actions. The first is a link to the trace that covers the whole row. */
export function actionColumns(network: PageNetwork): readonly Column<ActionGroup>[] {
  return [
    {
      title: "Trace",
      phone: "cover",
      cell: ({ first: { trace, label }, count }) => {
        const text = count > 1 ? `${label}, ${counted(count, "action")}` : label;
        return trace === null ? (
          <span className="sr-only">{text}</span>
        ) : (
          <PageLink href={transactionPath(network, trace)}>{text}</PageLink>
        );
      },
    },
    {
      title: "What happened",
      phone: "line",
      cell: (group) => (
        <div className="wrap-anywhere whitespace-normal">
          <ActionGroupView network={network} group={group} timed />
        </div>
      ),
    },
  ];
}
