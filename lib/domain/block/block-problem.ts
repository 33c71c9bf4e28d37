import type { ApiError } from "../../toncenter/error";
import { nodeProblem } from "./block-node";
import type { BlockView } from "./block-view";

/** Why a page has nothing to show of a block, or only what a node says; null if the index has something. */
export function blockProblem(view: BlockView): ApiError | null {
  switch (view.kind) {
    case "absent":
      return view.error;
    case "node":
      return nodeProblem(view.told);
    case "found":
      return view.byNode?.problem ?? null;
  }
}
