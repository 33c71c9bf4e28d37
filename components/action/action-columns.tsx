import { Time } from "@/components/entity/time";
import type { Column } from "@/components/ui/data-table";
import { transactionPath } from "@/lib/paths";
import type { ActionGroup } from "@/lib/domain/action/action-groups";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ActionGroupView } from "./action-group";
import { RowLink } from "@/components/entity/row-link";
import { counted } from "@/lib/text/counted";

/** Columns of a list of actions. The title links to the trace. */
export function actionColumns(network: PageNetwork): readonly Column<ActionGroup>[] {
  return [
    {
      title: "Action",
      phone: "detail",
      cell: (group) => (
        <div className="whitespace-normal sm:max-w-44">
          <ActionListTitle network={network} group={group} />
        </div>
      ),
    },
    {
      title: "What happened",
      phone: "line",
      cell: (group) => (
        <div className="wrap-anywhere whitespace-normal sm:min-w-60">
          <ActionGroupView network={network} group={group} />
        </div>
      ),
    },
    { title: "Time", numeric: true, phone: "aside", cell: ({ first }) => <Time atMs={first.at * 1_000} /> },
  ];
}

interface ActionListTitleProps {
  readonly network: PageNetwork;
  readonly group: ActionGroup;
}

function ActionListTitle({ network, group: { first, count } }: ActionListTitleProps) {
  return (
    <>
      {first.trace === null ? (
        first.label
      ) : (
        <RowLink href={transactionPath(network, first.trace)}>{first.label}</RowLink>
      )}
      {count > 1 && <span className="block text-xs text-muted">{counted(count, "action")}</span>}
    </>
  );
}
