import { arrangedRowList } from "@/components/list/row-list";
import type { ActionRow } from "@/lib/domain/action/action-row";
import { groupsOf } from "@/lib/domain/action/action-groups";
import { actionRowId } from "@/lib/domain/action/action-row-kind";
import type { RowKind } from "@/lib/domain/list/row-kind";
import { actionColumns } from "./action-columns";

/** A list of actions that shows those of one trace, and similar adjacent ones, as one row. */
export function actionRowList<Q>(kind: RowKind<ActionRow, Q>) {
  return arrangedRowList({
    kind,
    arrange: groupsOf,
    idOf: actionRowId,
    isSame: (one, other) =>
      one.first === other.first && one.count === other.count && one.isIncomplete === other.isIncomplete,
    columns: actionColumns,
  });
}
