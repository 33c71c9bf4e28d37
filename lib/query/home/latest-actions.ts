import type { LoadSchema } from "../ask";
import { latestQuery } from "../latest";
import type { Page } from "../list/page";
import type { LatestAction } from "./latest-action";

const loadLatestAction: LoadSchema<LatestAction> = () =>
  import("./latest-action").then((module) => module.LatestAction);

/** A trace that goes on stays the same row. */
export function latestActionId({ id, trace }: LatestAction): string {
  return trace ?? id;
}

export function latestActionsQuery(network: string, initial: Page<LatestAction>) {
  return latestQuery({
    queryKey: ["latest actions", network],
    path: `/api/${network}/rows/latest-actions`,
    loadRow: loadLatestAction,
    initial,
  });
}
