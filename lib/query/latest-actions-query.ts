import type { LoadSchema } from "../domain/list/load-schema";
import { latestQuery } from "./latest-query";
import type { Page } from "../domain/list/list-page";
import { LATEST_ACTION_ROWS } from "../domain/home/home-rows";
import type { LatestAction } from "../domain/home/latest-action";

const loadLatestAction: LoadSchema<LatestAction> = () =>
  import("../domain/home/latest-action").then((module) => module.LatestAction);

/** A trace that continues stays the same row. */
export function latestActionId({ id, trace }: LatestAction): string {
  return trace ?? id;
}

export function latestActionsQuery(network: string, initial: Page<LatestAction>) {
  return latestQuery({
    queryKey: ["latest actions", network],
    path: `/api/${network}/rows/${LATEST_ACTION_ROWS}`,
    loadRow: loadLatestAction,
    initial,
  });
}
