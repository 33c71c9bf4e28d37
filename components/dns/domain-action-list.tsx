"use client";

import { actionColumns } from "@/components/action/action-columns";
import { arrangedRowList } from "@/components/list/row-list";
import { groupsOf } from "@/lib/domain/action/action-groups";
import { actionRowId } from "@/lib/domain/action/action-row-kind";
import { DOMAIN_ACTIONS } from "@/lib/domain/dns/domain-action-kind";

/** Shows the actions of one trace, and similar adjacent ones, as one row. */
export const DomainActionList = arrangedRowList({
  kind: DOMAIN_ACTIONS,
  arrange: groupsOf,
  idOf: actionRowId,
  isSame: (one, other) =>
    one.first === other.first && one.count === other.count && one.isIncomplete === other.isIncomplete,
  columns: actionColumns,
});
