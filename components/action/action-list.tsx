"use client";

import { arrangedRowList } from "@/components/list/row-list";
import { ACTIONS, actionRowId } from "@/lib/domain/action/action-row-kind";
import { groupsOf } from "@/lib/domain/action/action-groups";
import { actionColumns } from "./action-columns";

/** Shows the actions of one trace, and similar adjacent ones, as one row. */
export const ActionList = arrangedRowList({
  kind: ACTIONS,
  arrange: groupsOf,
  idOf: actionRowId,
  isSame: (one, other) =>
    one.first === other.first && one.count === other.count && one.isIncomplete === other.isIncomplete,
  columns: actionColumns,
});
