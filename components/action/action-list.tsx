"use client";

import { InfiniteListView } from "@/components/list/infinite-list";
import { lazyPart } from "@/components/ui/lazy-part";
import { isLookedForHere, passes, type ActionFilter } from "@/lib/domain/action/action-filter";
import type { ActionRow } from "@/lib/domain/action/action-row";
import { actionRowId, loadActionRow } from "@/lib/domain/action/action-rows";
import { groupsOf, type ActionGroup } from "@/lib/domain/action/groups";
import type { Page } from "@/lib/domain/list/page";
import type { ListPosition } from "@/lib/domain/list/position";
import { useInfiniteList } from "@/lib/query/list/use-infinite-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { actionColumns } from "./action-columns";

/** Nobody waits for it. */
const ActionExport = lazyPart(() => import("./action-export").then((module) => module.ActionExport));

interface ActionListProps {
  readonly network: PageNetwork;
  /** Where our own server has what the data service finds. */
  readonly path: string;
  /** What is looked for in that, too. */
  readonly filter: ActionFilter;
  /** What the server knew when it made the page. */
  readonly initial: Page<ActionRow>;
  readonly position: ListPosition;
}

/** What happened to an account, the newest first. */
export function ActionList({ network, path, filter, initial, position }: ActionListProps) {
  const { direction, party, result } = filter;
  const list = useInfiniteList({
    queryKey: ["actions", path, direction, party, result],
    path,
    loadRow: loadActionRow,
    idOf: actionRowId,
    initial,
    position,
    // Nothing new can come before a moment that is over.
    newestFirst: filter.until === null,
  });
  const { fitting, groups } = shownOf(list.rows, filter, list.status === "end");
  return (
    <>
      {isLookedForHere(filter) && (
        <p className="mb-2 text-muted">
          Of {list.rows.length} actions loaded so far {fitting} fit the filter; the data service cannot look
          for them by itself.
        </p>
      )}
      <InfiniteListView
        list={{ ...list, rows: groups }}
        count={list.rows.length}
        what="actions"
        caption="What happened to this account, the newest first"
        columns={actionColumns(network)}
        idOf={actionRowId}
        tools={<ActionExport network={network} path={path} pin={list.position.pin} filter={filter} />}
      />
    </>
  );
}

interface Shown {
  readonly isEnd: boolean;
  readonly fitting: number;
  readonly groups: readonly ActionGroup[];
}

/** By the rows of a list, which has one filter: who comes back to it finds the groups that were measured. */
const SHOWN = new WeakMap<readonly ActionRow[], Shown>();

function shownOf(rows: readonly ActionRow[], filter: ActionFilter, isEnd: boolean): Shown {
  const before = SHOWN.get(rows);
  if (before?.isEnd === isEnd) return before;
  const fitting = rows.filter((row) => passes(row, filter));
  const shown = { isEnd, fitting: fitting.length, groups: groupsOf(fitting, isEnd) };
  SHOWN.set(rows, shown);
  return shown;
}
