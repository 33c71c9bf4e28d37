import "server-only";
import type { Lane } from "../../gateway/budget/lanes";
import { actionRowId } from "../../domain/action/action-row-kind";
import { groupsOf } from "../../domain/action/action-groups";
import { namesFrom } from "../../domain/action/action-names";
import { actionRow } from "../../domain/action/make-action-row";
import { LATEST_ACTION_ROWS } from "../../domain/home/home-rows";
import { homeExamples, type HomeExamples } from "../../domain/home/home-examples";
import type { LatestAction } from "../../domain/home/latest-action";
import { LATEST_ROWS } from "../../domain/list/latest-rows";
import type { Page } from "../../domain/list/list-page";
import type { PageNetwork } from "../../domain/network/page-network";
import { actions } from "../../toncenter/v3/v3-action";
import { ALL_ACTION_TYPES } from "../action/all-action-types";
import { withBounces } from "../action/load-bounces";
import { ok } from "../../toncenter/error";
import { loadPage } from "../list/load-page";
import type { LoadRows } from "../list/row-source";

/** Actions of one trace become one row, so more actions than rows are loaded. */
const LOADED = 4 * LATEST_ROWS;

/** Each masterchain block has some, and they say nothing about what people do. */
const LEFT_OUT = ["tick_tock"];

interface LatestActions {
  readonly page: Page<LatestAction>;
  readonly examples: HomeExamples;
}

/**
 * The newest actions, one row per trace, the newest first, and examples among them. One call, and one more if
 * payments failed.
 */
export async function loadLatestActions(
  { id, coin }: Pick<PageNetwork, "id" | "coin">,
  lane: Lane,
): Promise<LatestActions> {
  const page = await loadPage(
    id,
    actions,
    { supported_action_types: ALL_ACTION_TYPES, exclude_action_type: LEFT_OUT },
    {
      offset: 0,
      limit: LOADED,
      pin: null,
      trim: (action, { address_book, metadata }) =>
        actionRow(action, namesFrom(address_book, metadata, coin), null),
      idOf: actionRowId,
      lane,
    },
  );
  const groups = groupsOf(page.rows, page.end).slice(0, LATEST_ROWS);
  const first = await withBounces(
    { id, coin },
    groups.map((group) => group.first),
    lane,
  );
  return {
    page: {
      ...page,
      rows: first.map((row, place) => ({ ...shown(row), others: (groups[place]?.count ?? 1) - 1 })),
    },
    examples: homeExamples(page.rows),
  };
}

export const LATEST_ACTION_ROUTE: readonly [name: string, load: LoadRows] = [
  LATEST_ACTION_ROWS,
  async (network) => ok((await loadLatestActions(network, "poll")).page),
];

function shown({
  id,
  trace,
  at,
  label,
  kind,
  direction,
  failed,
  bounced,
  pending,
  sentence,
  sum,
  changes,
}: Omit<LatestAction, "others">) {
  return { id, trace, at, label, kind, direction, failed, bounced, pending, sentence, sum, changes };
}
